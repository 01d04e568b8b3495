import { useState } from "react";
import { type Office, office as originalOffice } from "~/content/agency/office.ts";
import { contactPage } from "~/content/contact.ts";
import { usePublished } from "~/site/use-published.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Section } from "~/ui/section.tsx";

const copy = contactPage.map;

export function OfficeSection() {
  const { address } = usePublished().office ?? originalOffice;
  if (!address.street) return null;
  return (
    <Section title={copy.title} lead={copy.lead} timecode={sceneTimecode(1)} tone="surface">
      <OfficeMap />
    </Section>
  );
}

/** OpenStreetMap's map is loaded only when asked for. Until then a plan stands here, drawn of one place alone. */
function OfficeMap() {
  const { map, address } = usePublished().office ?? originalOffice;
  const [interactive, setInteractive] = useState(false);
  const isDrawn = map.page === originalOffice.map.page;
  if (!isDrawn && !interactive)
    return <OfficeAddress map={map} address={address} onShow={() => setInteractive(true)} />;
  return (
    <div className="relative">
      <div className="relative aspect-[4/5] overflow-clip bg-surface sm:aspect-[16/10] lg:aspect-[16/8]">
        {interactive ? (
          <iframe
            src={map.embed}
            title={copy.frame}
            // The focused button is gone.
            ref={(frame) => {
              frame?.focus({ preventScroll: true });
              // Out from below the header, as far as its margin says.
              frame?.scrollIntoView({ block: "nearest", behavior: "instant" });
            }}
            referrerPolicy="no-referrer"
            className="size-full scroll-mt-24 border-0"
          />
        ) : (
          <img
            src="/map-katowice.svg"
            alt={copy.drawing}
            width="1600"
            height="900"
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <OfficeAddress
        map={map}
        address={address}
        {...(!interactive && { onShow: () => setInteractive(true) })}
        className="lg:absolute lg:bottom-8 lg:left-8 lg:max-w-sm"
      />
    </div>
  );
}

type AddressProps = Pick<Office, "map" | "address"> & {
  onShow?: () => void;
  className?: string;
};

function OfficeAddress({ map, address, onShow, className }: AddressProps) {
  return (
    <div className={cx("relative grid gap-5 bg-raised p-6 md:p-8", className)}>
      <address className="not-italic">
        <span className="block font-display text-h3 tracking-[-0.02em]">{address.street}</span>
        <span className="mt-1 block whitespace-nowrap text-text-2">
          {`${address.postalCode} ${address.city}`}
        </span>
      </address>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {onShow && (
          <Button size="sm" variant="secondary" onClick={onShow} className="noscript:hidden">
            {copy.show}
          </Button>
        )}
        <a href={map.page} rel="noreferrer" className={buttonLook({ variant: "ghost" })}>
          {copy.open} ↗
        </a>
      </div>
      {onShow && <p className="label text-muted noscript:hidden">{copy.privacy}</p>}
    </div>
  );
}
