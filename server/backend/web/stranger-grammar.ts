/**
 * All that somebody who is no administrator may ask of `/rest/v1`: what the public pages ask, in the
 * way of supabase-js. Anything else could cost seconds of the one database: an expression that is
 * tried at every place of a text, a text column that is sorted or compared, a row that is joined to
 * others. What is not here is refused.
 */

/** Tables that show rows to everybody, and their columns by which rows may be chosen and put in order. */
const columns: Record<string, readonly string[]> = {
  blog_posts: ["id", "slug", "published_at", "created_at", "updated_at"],
  case_studies: ["id", "slug", "published_at", "created_at", "updated_at", "list_position"],
  page_content: ["key"],
  slug_redirects: ["table_name", "slug", "record_id"],
  redirects: ["id", "from_address", "updated_at"],
};

/** Functions that everybody may call. Those of somebody signed in look themselves for an administrator. */
const functions = [
  "answer_by_link",
  "picture_facts",
  "present_page_content",
  "preview_record",
  "retention_months",
  "search_posts",
];

/** Columns with whole texts: few rows of them at a time. */
const long = ["*", "content", "content_blocks", "sources", "value"];
const mostLongRows = 50;
const mostColumns = 40;
const mostConditions = 100;
const mostKeys = 3;
const deepest = 3;

/** The errors of Postgres and of PostgREST. */
const insufficientPrivilege = "42501";
const noGrammar = "PGRST100";

const name = "[a-z_][a-z0-9_]*";
const path = new RegExp(`^/rest/v1/(rpc/)?(${name})$`);
const compared =
  /^(?:not\.)?(?:(?:eq|neq|gt|gte|lt|lte)\.|is\.(?:null|not_null|true|false|unknown)$)/;
const listed = /^(?:not\.)?in\.\([^()]*\)$/;
const ordered = new RegExp(`^(${name})(?:\\.(?:asc|desc))?(?:\\.(?:nullsfirst|nullslast))?$`);
const columnName = new RegExp(`^${name}$`);

const preferences =
  /^(?:count=(?:exact|planned|estimated)|return=(?:minimal|representation|headers-only)|resolution=(?:merge|ignore)-duplicates|missing=default|handling=(?:strict|lenient)|)$/;
/** The last type is sent by a browser that follows a link. Its other types have no meaning here. */
const accepted =
  /^(?:\*\/\*|application\/json|application\/vnd\.pgrst\.(?:object|array)\+json|(?:image|text\/html|application\/xhtml\+xml|application\/xml|application\/signed-exchange)(?:\/[\w.+*-]+)?)$/;

type Asked = Pick<Request, "method" | "url" | "headers">;

type Refusal = { code: string; message: string };

/** The reason why a request is refused. Null when it is allowed. */
export function refusalOf(asked: Asked, isSignedIn: boolean): Refusal | null {
  const { pathname } = new URL(asked.url);
  const [, rpc, subject = ""] = path.exec(pathname) ?? [];
  if (rpc && !isSignedIn && !functions.includes(subject)) {
    return { code: insufficientPrivilege, message: `permission denied for function ${subject}` };
  }
  const message = outsideGrammar(asked);
  return message === null ? null : { code: noGrammar, message };
}

function outsideGrammar({ method, url, headers }: Asked): string | null {
  const { pathname, searchParams } = new URL(url);
  const [, rpc, subject = ""] = path.exec(pathname) ?? [];
  if (subject === "") return "This address is not open";
  const wrongHeader = refusedHeader(headers);
  if (wrongHeader) return `The header ${wrongHeader} is not open`;
  const parameters = [...searchParams].filter(([key]) => key !== "apikey");
  if (rpc) {
    if (method !== "POST" || parameters.length > 0) return "Functions are called by POST alone";
    return null;
  }
  if (parameters.length > mostConditions) return "Too many parameters";
  const refused = parameters.find(([key, value]) => !isOpen(subject, key, value));
  return refused ? `The parameter ${refused[0]} is not open in this form` : null;
}

/** The same request with a limit of rows that costs little. */
export function withFewRows(url: string): string {
  const asked = new URL(url);
  const { searchParams } = asked;
  const selected = (searchParams.get("select") ?? "*").split(",").map((each) => each.trim());
  if (!selected.some((each) => long.includes(each))) return url;
  const limit = Number(searchParams.get("limit") ?? mostLongRows);
  searchParams.set("limit", String(Math.min(limit, mostLongRows)));
  return asked.href;
}

function refusedHeader(headers: Headers): string | null {
  const isRefused = (header: string, open: RegExp) =>
    (headers.get(header) ?? "")
      .split(",")
      .some((part) => !open.test(part.split(";", 1)[0]?.trim().toLowerCase() ?? ""));
  if (headers.has("accept") && isRefused("accept", accepted)) return "Accept";
  if (headers.has("content-type") && isRefused("content-type", /^application\/json$/)) {
    return "Content-Type";
  }
  if (isRefused("prefer", preferences)) return "Prefer";
  return headers.has("range") ? "Range" : null;
}

function isOpen(table: string, key: string, value: string): boolean {
  if (key === "limit" || key === "offset") return /^\d{1,9}$/.test(value);
  if (key === "select" || key === "columns" || key === "on_conflict") return isSelection(value);
  if (key === "order") {
    const keys = value.split(",").map((part) => ordered.exec(part)?.[1]);
    return keys.length <= mostKeys && keys.every((each) => each && mayChoose(table, each));
  }
  if (key === "or" || key === "and") return isTree(table, value);
  return mayChoose(table, key) && (compared.test(value) || listed.test(value));
}

function mayChoose(table: string, column: string): boolean {
  const open = Object.hasOwn(columns, table) ? columns[table] : undefined;
  // A stranger sees no row of other tables.
  return open ? open.includes(column) : columnName.test(column);
}

/** Each column once: a long one a thousand times would be a thousand times as much. */
function isSelection(value: string): boolean {
  const names = value.split(",").map((part) => part.trim());
  if (names.length > mostColumns || new Set(names).size < names.length) return false;
  return names.every((each) => each === "*" || columnName.test(each));
}

const condition = new RegExp(
  `(${name})\\.((?:not\\.)?(?:eq|neq|gt|gte|lt|lte|is)\\.(?:"[^"\\\\]*"|[^,()"{}\\\\]*)|(?:not\\.)?in\\.\\([^()]*\\))`,
  "y",
);

/** `(a.eq.1,and(b.lt.2,c.is.null))` */
function isTree(table: string, text: string): boolean {
  let at = 0;
  let conditions = 0;
  const takes = (sign: string) => {
    const is = text.startsWith(sign, at);
    if (is) at += sign.length;
    return is;
  };
  const isList = (depth: number): boolean => {
    if (depth > deepest || !takes("(")) return false;
    do {
      if (++conditions > mostConditions) return false;
      if (takes("and") || takes("or")) {
        if (!isList(depth + 1)) return false;
        continue;
      }
      condition.lastIndex = at;
      const [whole = "", column = "", test = ""] = condition.exec(text) ?? [];
      if (!mayChoose(table, column) || !(compared.test(test) || listed.test(test))) return false;
      at += whole.length;
    } while (takes(","));
    return takes(")");
  };
  return isList(1) && at === text.length;
}
