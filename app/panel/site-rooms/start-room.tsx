import { Link, useParams, useRevalidator } from "react-router";
import { services } from "~/content/agency/services.ts";
import { shapes } from "~/content/agency/shapes.ts";
import { questionSources } from "~/content/page-content/questions.ts";
import { useAttention } from "~/panel/access/attention.ts";
import { useIsHidden } from "~/panel/access/hidden-site.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { usePageContent } from "~/panel/company/queries.ts";
import { unfilledPlaces } from "~/panel/company/unfilled.ts";
import { pageContent, serviceQuestions } from "~/panel/company/words.ts";
import { listStudyAddresses } from "~/panel/data/case-study-addresses.ts";
import { ownDocumentsOf } from "~/panel/data/site/own-documents.ts";
import { listPublishedTexts } from "~/panel/data/site/site-texts.ts";
import { readStartList } from "~/panel/data/site/start-list.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { subjects } from "~/panel/kit/words.ts";
import { useMailWatch } from "~/panel/notifications/queries.ts";
import { useDueClaims } from "~/panel/site-editor/claims/use-due-claims.ts";
import { pageName } from "~/panel/site-editor/page-name.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { showToSearch } from "./show-to-search.ts";
import { type StartGroup, startItems } from "./start-items.ts";
import { start as text } from "./start-words.ts";

/** „Gotowe do startu?”: among the other rooms only the way to it, for the list looks through all pages. */
export function StartRoom() {
  const { "*": place } = useParams();
  if (place === "start") return <StartList />;
  return (
    <ButtonLink to="/admin/strona/start" variant="secondary" size="sm">
      {text.check}
    </ButtonLink>
  );
}

function StartList() {
  const { account } = useSession();
  const attention = useAttention();
  const { data: watch } = useMailWatch();
  const { data: rows } = usePageContent();
  const due = useDueClaims();
  const { data, isError, refetch, isFetching } = useRead(
    ["start-list"],
    async (client) => {
      const [list, studies, published] = await Promise.all([
        readStartList(client),
        listStudyAddresses(client),
        listPublishedTexts(client),
      ]);
      const added = ownDocumentsOf([], published);
      return {
        ...list,
        studies: new Set(studies.map(({ slug }) => slug)),
        names: new Map(added.map(({ path, name }) => [path, name])),
      };
    },
    { staleTime: 0, meta: { failed: text.failed } },
  );
  if (!data || !rows || !attention || !watch) {
    return isError ? (
      <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton />
    );
  }
  const storedOf = (key: string) => rows.find((row) => row.key === key)?.value ?? null;
  const projects = shapes.projects.safeParse(storedOf("projects")).data?.entries ?? [];
  const places = unfilledPlaces("privacy", storedOf("privacy"));
  const { todo, waiting } = startItems({
    samples: data.samples,
    doubtful: data.doubtful,
    doubtfulAnswers: data.doubtfulAnswers,
    unconsented: data.unconsented,
    due: due ?? [],
    own: new Set(rows.flatMap(({ key, value }) => (value === null ? [] : [key]))),
    titleOf,
    nameOf: (page) => data.names.get(page) ?? pageName(page),
    privacyPlaces: places > 0 ? pageContent.toFill(places) : "",
    isMailUnset: watch.isUnset,
    hasBackups: data.isBackedUpElsewhere || attention.backup_due_at !== null,
    undescribed: attention.undescribed,
    deadLinks: projects.flatMap(({ slug, title }) =>
      slug && !data.studies.has(slug) ? [title] : [],
    ),
    isFirstAccount: account.email === "admin@kadr.example",
  });
  const count = todo.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <p role="status" className="font-display text-h3">
        {text.left(count)}
      </p>
      <p className="mt-3 max-w-prose text-text-2">{text.intro}</p>
      <Hidden />
      {todo.map((group) => (
        <Group key={group.page ?? group.title} {...group} />
      ))}
      {waiting.length > 0 && (
        <section className="mt-12">
          <h3 className="font-semibold text-lg">{text.waiting}</h3>
          <p className="mt-2 max-w-prose text-text-2">{text.waitingHint}</p>
          {waiting.map(({ title, page, items }) => (
            <details key={page ?? title} className="mt-2 border-line border-b py-2">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                {page === undefined
                  ? text.waitingFacts(title, items.length)
                  : text.waitingOn(title, items.length)}
              </summary>
              {page !== undefined && (
                <ButtonLink to={`/admin/strona/edycja${page}`} variant="secondary" size="sm">
                  {text.openPage}
                </ButtonLink>
              )}
              <Items items={items} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

/** Says why search engines are sent away, and lets them in all the same. */
function Hidden() {
  const isHidden = useIsHidden();
  const { client, withSession } = useSession();
  const { revalidate } = useRevalidator();
  if (!isHidden) return null;
  return (
    <div className="mt-6 grid max-w-prose justify-items-start gap-4 border-accent border-l-2 pl-4">
      <p>{text.hidden}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={async () => {
          if (await showToSearch(client, withSession)) await revalidate();
        }}
      >
        {text.show}
      </Button>
    </div>
  );
}

function Group({ title, items }: StartGroup) {
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{title}</h3>
      <Items items={items} />
    </section>
  );
}

function Items({ items }: Pick<StartGroup, "items">) {
  return (
    <ul className="mt-2">
      {items.map(({ text: words, to }) => (
        <li key={`${to} ${words}`}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:decoration-text"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function titleOf(key: string): string {
  const source = questionSources.find((each) => each.key === key);
  const service = services.find(({ slug }) => slug === source?.slug);
  if (service) return serviceQuestions(service.name);
  const found = Object.entries(subjects).find(([subject]) => subject === key);
  return found?.[1].title ?? key;
}
