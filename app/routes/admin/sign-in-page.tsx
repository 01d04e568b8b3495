import type { ReactNode } from "react";
import { Link } from "react-router";
import { agency } from "~/content/agency/agency.ts";
import { login } from "~/panel/kit/words.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { Picture } from "~/ui/picture.tsx";

type Props = { title: string; children: ReactNode };

export function SignInPage({ title, children }: Props) {
  return (
    <main className="grid min-h-svh lg:grid-cols-[minmax(26rem,2fr)_3fr]">
      <div className="flex flex-col px-gutter py-8 lg:px-[clamp(2.5rem,5vw,5rem)] lg:py-12">
        <Link to="/" className="self-start" aria-label={`${agency.name} – ${login.back}`}>
          <Logo className="text-[2rem]" />
        </Link>
        <div className="my-auto w-full max-w-md py-12">
          <h1 className="mb-9 text-[clamp(1.625rem,1.2rem+1.5vw,2.25rem)] leading-[1.08]">
            {title}
          </h1>
          {children}
        </div>
        <MotionSwitch className="self-start" />
      </div>
      {/* Not fetched where it is not shown. */}
      <div aria-hidden className="relative max-lg:hidden">
        <Picture
          name="hero-bg"
          alt=""
          sizes="60vw"
          className="lead-picture absolute! inset-0 h-full w-full"
          imgClassName="object-[78%_50%]!"
        />
      </div>
    </main>
  );
}
