import { useId, useRef } from "react";
import { Link } from "react-router";
import { serviceNavigation } from "~/content/navigation.ts";
import type { NavigationItem } from "~/content/settings/menu-entries.ts";
import { shell } from "~/content/shell.ts";
import { useHoverIntent } from "~/ui/hover-intent.ts";
import { NavigationLink } from "./navigation-link.tsx";

export function ServicesMenu({ name, path }: NavigationItem) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, intent] = useHoverIntent({ open: 200, close: 150, skip: 300 });

  return (
    <li
      className="relative flex items-center gap-1"
      onPointerEnter={(event) => event.pointerType === "mouse" && intent.enter()}
      onPointerLeave={(event) => event.pointerType === "mouse" && intent.leave()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && intent.set(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) toggle.current?.focus();
      }}
    >
      <NavigationLink name={name} path={path} />
      <button
        ref={toggle}
        type="button"
        aria-label={shell.showServices}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={({ detail }) => intent.press(detail > 0)}
        className="-mr-2 flex size-8 items-center justify-center text-text-2 hover:text-text"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 10 10"
          className={`size-2.5 fill-none stroke-2 stroke-current transition-transform ${open ? "rotate-180" : ""}`}
        >
          <path d="m1 3 4 4 4-4" />
        </svg>
      </button>
      {/* The padding bridges the gap between link and sheet, so that the pointer never leaves. */}
      <div
        id={panelId}
        className={`absolute top-full left-1/2 -translate-x-1/2 pt-3 transition-[opacity,visibility,translate] duration-200 ${open ? "visible opacity-100" : "invisible -translate-y-1 opacity-0"}`}
      >
        <ul className="corners grid w-[34rem] grid-cols-2 border border-line bg-raised p-3">
          {serviceNavigation.map((service, index) => (
            <li key={service.path}>
              <Link
                to={service.path}
                lang={service.lang}
                onClick={() => intent.set(false)}
                className="group/item flex min-h-12 items-center gap-3 rounded-frame px-3 font-medium text-small text-text-2 transition-colors hover:bg-bg hover:text-text focus-visible:text-text"
              >
                <span aria-hidden className="label text-muted group-hover/item:text-accent">
                  {String(index + 1).padStart(2, "0")}
                </span>
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
