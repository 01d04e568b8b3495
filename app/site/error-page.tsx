import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { serviceNavigation } from "~/content/navigation.ts";
import { likelyPages, shell } from "~/content/shell.ts";
import { ButtonLink, buttonLook } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";

/** Of a service that is not offered any more: those that are. */
const isService = /^\/uslugi\/./;

export function NotFoundPage() {
  const { pathname } = useLocation();
  const likely = likelyPages[pathname.toLowerCase().replace(/(?<!\/)\/+$/, "")];

  useEffect(() => console.warn(`404: ${pathname}`), [pathname]);

  return (
    <ErrorFrame
      code={shell.notFound.code}
      title={
        <>
          <span className="sr-only">{shell.notFound.code}: </span>
          {shell.notFound.title}
        </>
      }
    >
      <p className="mt-6 max-w-[44ch] text-lead text-text-2">{shell.notFound.text}</p>
      {likely && (
        <p className="mt-4 text-lead">
          {shell.notFound.perhaps}{" "}
          <Link to={likely.path} className="link-strong font-semibold underline-offset-4">
            {likely.name}
          </Link>
        </p>
      )}
      {isService.test(pathname) && (
        <ul className="mt-6 flex flex-wrap gap-x-6">
          {serviceNavigation.map(({ name, path, lang }) => (
            <li key={path}>
              <Link to={path} lang={lang} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/" className="mt-9">
        {shell.notFound.home}
      </ButtonLink>
    </ErrorFrame>
  );
}

export function UnexpectedErrorPage({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame lang="en" title={shell.error.title}>
      <p className="label mt-6 max-w-prose border-accent border-l-2 py-1 pl-4 text-text wrap-anywhere">
        {message}
      </p>
      <p className="mt-6 max-w-[44ch] text-lead text-text-2">{shell.error.text}</p>
      <div className="mt-9 flex flex-wrap gap-4">
        <a href={pathname + search} className={buttonLook()}>
          {shell.error.reload}
        </a>
        <ButtonLink to="/" variant="secondary">
          {shell.notFound.home}
        </ButtonLink>
      </div>
    </ErrorFrame>
  );
}

type ErrorFrameProps = { code?: string; lang?: "en"; title: ReactNode; children: ReactNode };

export function ErrorFrame({ code, lang, title, children }: ErrorFrameProps) {
  return (
    <Container className="py-section">
      <div className="corners grid min-h-[60svh] content-center gap-x-16 border-line px-[clamp(1rem,6vw,6rem)] py-16 lg:grid-cols-[auto_minmax(0,1fr)]">
        {code && (
          <p
            aria-hidden
            className="focus-in font-display text-[clamp(min(6rem,30vw),19vw,17rem)] text-accent leading-[0.8] tracking-[-0.06em]"
          >
            {code}
          </p>
        )}
        <div className="self-center max-lg:mt-10">
          <h1 lang={lang} className="text-h2">
            {title}
          </h1>
          {children}
        </div>
      </div>
    </Container>
  );
}
