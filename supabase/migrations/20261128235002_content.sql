-- What the pages show: blog posts, case studies and the facts of the company; search through the texts, and the
-- panel's lists of them.

-- Checks ----------------------------------------------------------------------------------------

create function private.is_slug(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and length(value) <= 200
$$;
revoke all on function private.is_slug from public, anon, authenticated;
grant execute on function private.is_slug to authenticated, service_role;

-- http(s), or a path on this site: one leading slash, since two would name another host
-- (and browsers read a backslash as a slash).
create function private.is_picture_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(value) <= 2000
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and (value ~* '^https?://[^/?#]' or value ~ '^/[^/]')
$$;
revoke all on function private.is_picture_address from public, anon, authenticated;
grant execute on function private.is_picture_address to authenticated, service_role;

create function private.is_youtube_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and value ~ '^https://(((www|m|music)\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)/.'
$$;
revoke all on function private.is_youtube_address from public, anon, authenticated;
grant execute on function private.is_youtube_address to authenticated, service_role;

create function private.are_picture_addresses(addresses text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(addresses), 1) = 1
    and cardinality(addresses) <= 60
    and not exists (
      select from unnest(addresses) as address
      where private.is_picture_address(address) is not true
    )
$$;
revoke all on function private.are_picture_addresses from public, anon, authenticated;
grant execute on function private.are_picture_addresses to authenticated, service_role;

-- Free text, since a source may be a book as well as a link.
create function private.are_sources(sources text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(sources), 1) = 1
    and cardinality(sources) <= 100
    and not exists (
      select from unnest(sources) as source
      where private.is_line(source, 2000) is not true
    )
$$;
revoke all on function private.are_sources from public, anon, authenticated;
grant execute on function private.are_sources to authenticated, service_role;

-- {id: uuid, type: "text", content: markdown}
-- {id: uuid, type: "image", content: picture address, caption?: text or null}
-- The caption of a text is ignored. In a draft, a picture may lack its address.
create function private.is_content_block(block jsonb, is_draft boolean) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(block) is distinct from 'object' then false
    when block - array['id', 'type', 'content', 'caption'] <> '{}'::jsonb then false
    when jsonb_typeof(block -> 'id') is distinct from 'string' then false
    when block ->> 'id' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then false
    when jsonb_typeof(block -> 'content') is distinct from 'string' then false
    when coalesce(jsonb_typeof(block -> 'caption'), 'null') not in ('null', 'string') then false
    when length(block ->> 'caption') > 500 then false
    when block ->> 'type' = 'text' then length(block ->> 'content') <= 100000
    when block ->> 'type' = 'image' then
      private.is_picture_address(block ->> 'content') or (is_draft and block ->> 'content' = '')
    else false
  end
$$;
revoke all on function private.is_content_block from public, anon, authenticated;
grant execute on function private.is_content_block to authenticated, service_role;

create function private.are_content_blocks(blocks jsonb, is_draft boolean) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(blocks) <> 'array' then false
    when jsonb_array_length(blocks) > 200 or length(blocks::text) > 1000000 then false
    else (
      select count(*) = count(*) filter (where private.is_content_block(block, is_draft))
        and count(*) = count(distinct lower(block ->> 'id'))
      from jsonb_array_elements(blocks) as block
    )
  end
$$;
revoke all on function private.are_content_blocks from public, anon, authenticated;
grant execute on function private.are_content_blocks to authenticated, service_role;

-- Dates that JavaScript can hold and a page can show with a year of four digits.
create function private.is_moment(value timestamptz) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value >= '1900-01-01 00:00:00+00'::timestamptz
    and value < '3000-01-01 00:00:00+00'::timestamptz
$$;
revoke all on function private.is_moment from public, anon, authenticated;
grant execute on function private.is_moment to authenticated, service_role;

-- A draft, neither published nor planned, may leave required texts empty.
create function private.is_missing_in_draft(value text, published_at timestamptz) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value = '' and published_at is null
$$;
revoke all on function private.is_missing_in_draft from public, anon, authenticated;
grant execute on function private.is_missing_in_draft to authenticated, service_role;

-- What goes with the film at `youtube_url`: {chapters: [{at: seconds, title: line}], transcript: text}.
create function private.is_film(film jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(film) <> 'object' then false
    when film - array['chapters', 'transcript'] <> '{}'::jsonb then false
    when jsonb_typeof(film -> 'transcript') is distinct from 'string' then false
    when length(film ->> 'transcript') > 100000 then false
    when jsonb_typeof(film -> 'chapters') is distinct from 'array' then false
    when jsonb_array_length(film -> 'chapters') > 100 then false
    else not exists (
      select from jsonb_array_elements(film -> 'chapters') as chapter
      where not case
        when jsonb_typeof(chapter) <> 'object' then false
        when chapter - array['at', 'title'] <> '{}'::jsonb then false
        when jsonb_typeof(chapter -> 'title') is distinct from 'string' then false
        when jsonb_typeof(chapter -> 'at') is distinct from 'number' then false
        when chapter ->> 'at' !~ '^\d{1,5}$' then false
        else private.is_line(chapter ->> 'title', 200)
      end
    )
  end
$$;
revoke all on function private.is_film from public, anon, authenticated;
grant execute on function private.is_film to authenticated, service_role;

-- Letters as they are searched: „Światło” is found by “swiatlo”, and so is what was typed as S and accent.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(
    lower(value), E'ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u0301\u0307\u0328', 'acelnoszzacelnoszz'
  )
$$;
revoke all on function private.fold from public, anon, authenticated;
grant execute on function private.fold to authenticated, service_role;

-- Addresses of services, which are in app/content/agency/services.ts; one that is no service any more is passed over.
create function private.are_services(services text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(services), 1) = 1
    and cardinality(services) <= 20
    and not exists (
      select from unnest(services) as service where private.is_slug(service) is not true
    )
$$;
revoke all on function private.are_services from public, anon, authenticated;
grant execute on function private.are_services to authenticated, service_role;

-- Words as they are read; the address of a tag's page is made from them (app/data/tags.ts). The form
-- separates them by commas.
create function private.are_tags(tags text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(tags), 1) = 1
    and cardinality(tags) <= 12
    and not exists (
      select from unnest(tags) as tag
      where private.is_line(tag, 60) is not true or tag ~ '[,;]'
        or private.fold(tag) !~ '[a-z0-9]'
    )
$$;
revoke all on function private.are_tags from public, anon, authenticated;
grant execute on function private.are_tags to authenticated, service_role;

-- Control characters ----------------------------------------------------------------------------

-- No text that visitors may read keeps control characters: HTML and XML allow hardly any, and people paste them from
-- PDF files and chat programs unseen. Titles and other single lines refuse them (private.is_line).

-- All strings and all names of members, each with its path. A function that calls itself would run out of
-- stack on what is nested deeply. Postgres would compile the query for each value, which takes longer than it.
create function private.strings_in(value jsonb)
returns table (path text[], is_name boolean, words text)
language sql immutable parallel safe set search_path = '' set jit = off
as $$
  with recursive part (path, is_member, item) as (
    select '{}'::text[], false, strings_in.value
    union all
    select part.path || inner_part.name, inner_part.is_member, inner_part.item
    from part, lateral (
      select key, true, member.value
      from jsonb_each(case jsonb_typeof(part.item) when 'object' then part.item else '{}' end) as member
      union all
      select (place - 1)::text, false, element
      from jsonb_array_elements(case jsonb_typeof(part.item) when 'array' then part.item else '[]' end)
        with ordinality as list (element, place)
    ) as inner_part (name, is_member, item)
  )
  select path, false, item #>> '{}' from part where jsonb_typeof(item) = 'string'
  union all
  select path, true, path[cardinality(path)] from part where is_member
$$;
revoke all on function private.strings_in from public, anon, authenticated;

-- A case study keeps its sections as JSON in one text.
create function private.inner_json(value text) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if value !~ '^\s*\{' then
    return null;
  end if;
  return value::jsonb;
exception when data_exception or program_limit_exceeded then
  return null;
end
$$;
revoke all on function private.inner_json from public, anon, authenticated;

-- Tabs and the ends of lines stay. app/text/invisible.ts does the same in the panel.
create function private.without_controls(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]', '', 'g')
$$;
revoke all on function private.without_controls(text) from public, anon, authenticated;

create function private.without_controls(value jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place record;
  clean text;
begin
  -- JSON escapes the lower ones. A backslash that was typed is asked about in vain.
  if value::text !~ '\\[bfu]|[\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]' then
    return value;
  end if;
  for place in select path, words from private.strings_in(value) where not is_name loop
    clean := private.without_controls(place.words);
    continue when clean = place.words;
    value := case place.path
      when '{}' then to_jsonb(clean) else jsonb_set(value, place.path, to_jsonb(clean)) end;
  end loop;
  return value;
end
$$;
revoke all on function private.without_controls(jsonb) from public, anon, authenticated;

-- A case study keeps its sections as JSON in one text, which stays as it was written unless it has such characters.
create function private.sections_without_controls(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  sections jsonb;
  clean jsonb;
begin
  -- Postgres reads no JSON with a zero character.
  content := regexp_replace(content, '(?<!\\)((?:\\\\)*)\\u0000', '\1', 'g');
  sections := private.inner_json(content);
  clean := private.without_controls(sections);
  return case
    when clean is null then private.without_controls(content)
    when clean = sections then content
    else clean::text
  end;
end
$$;
revoke all on function private.sections_without_controls from public, anon, authenticated;

-- Security definer, since requests may not call these functions.
create function private.drop_controls() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  case tg_table_name
    when 'blog_posts' then
      new.content := private.without_controls(new.content);
      new.content_blocks := private.without_controls(new.content_blocks);
    when 'case_studies' then
      new.summary := private.without_controls(new.summary);
      new.content := private.sections_without_controls(new.content);
      new.film := private.without_controls(new.film);
    when 'page_content' then
      new.value := private.without_controls(new.value);
    when 'unpublished_changes' then
      new.changes := private.without_controls(new.changes);
  end case;
  return new;
end
$$;
revoke all on function private.drop_controls from public, anon, authenticated;

-- Which record a row is -------------------------------------------------------------------------

-- History, former addresses, preview links and unpublished changes name a record by its id, and pages a
-- picture by its path. `page_content` and `contact_settings` cannot change theirs by their definition.
create function private.refuse_new_identity() returns trigger
language plpgsql set search_path = ''
as $$
declare
  rule constant text := tg_table_name || '_key_stays';
begin
  -- In the words of Postgres, so that whoever asked is told as of any other check.
  raise check_violation using constraint = rule, message =
    format('new row for relation "%s" violates check constraint "%s"', tg_table_name, rule);
end
$$;
revoke all on function private.refuse_new_identity from public, anon, authenticated;

create function private.prepare_record() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Stored in lower case, so that no two slugs differ by capitals alone.
  new.slug = lower(new.slug);
  if tg_op = 'UPDATE' then
    new.updated_at = now();
    -- A save names the version it was made from and changes nothing when another save came first.
    new.version = old.version + 1;
  end if;
  return new;
end
$$;
revoke all on function private.prepare_record from public, anon, authenticated;
grant execute on function private.prepare_record to service_role;

-- Blog posts ------------------------------------------------------------------------------------

create table public.blog_posts (
  id bigint generated by default as identity primary key,
  title text not null,
  slug text not null,
  author text not null,
  content text not null default '',
  -- Enough of `content` for the excerpt in a list (app/text/excerpt.ts).
  content_start text not null generated always as (left(content, 1000)) stored,
  content_blocks jsonb,
  image_url text,
  sources text[],
  -- Null in a draft; a date in the future hides the row until then.
  published_at timestamptz default now(),
  -- From then on visitors do not see it any more; null keeps it.
  hidden_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- What it has to do with services and other posts, and what search engines and networks show of it. Whatever
  -- is null leaves pages as they are without it.
  services text[],
  tags text[],
  seo_title text,
  seo_description text,
  share_image text,

  constraint blog_posts_slug_key unique (slug),
  -- The largest integer that JavaScript holds exactly.
  constraint blog_posts_id_check check (id between 1 and 9007199254740991),
  constraint blog_posts_title_check check (private.is_line(title, 200)),
  constraint blog_posts_slug_check check (private.is_slug(slug)),
  constraint blog_posts_author_check
    check (private.is_line(author, 120) or private.is_missing_in_draft(author, published_at)),
  constraint blog_posts_content_check check (length(content) <= 200000),
  constraint blog_posts_content_blocks_check
    check (private.are_content_blocks(content_blocks, published_at is null)),
  constraint blog_posts_image_url_check check (private.is_picture_address(image_url)),
  constraint blog_posts_sources_check check (private.are_sources(sources)),
  constraint blog_posts_published_at_check check (private.is_moment(published_at)),
  constraint blog_posts_hidden_after_check check (private.is_moment(hidden_after)),
  constraint blog_posts_created_at_check check (private.is_moment(created_at)),
  constraint blog_posts_services_check check (private.are_services(services)),
  constraint blog_posts_tags_check check (private.are_tags(tags)),
  constraint blog_posts_seo_title_check check (private.is_line(seo_title, 200)),
  constraint blog_posts_seo_description_check check (private.is_line(seo_description, 300)),
  constraint blog_posts_share_image_check check (private.is_picture_address(share_image))
);

create index blog_posts_published_at_idx on public.blog_posts (published_at desc, id desc);
create index blog_posts_created_at_idx on public.blog_posts (created_at desc, id desc);

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from public, anon, authenticated;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;
revoke all on sequence public.blog_posts_id_seq from public, anon, authenticated;
grant all on sequence public.blog_posts_id_seq to service_role;

create policy "Visitors read published posts" on public.blog_posts
for select to anon using (published_at <= now() and (hidden_after > now()) is not false);

create policy "Users read published posts, administrators all" on public.blog_posts
for select to authenticated using (
  (published_at <= now() and (hidden_after > now()) is not false) or (select private.is_admin())
);

create policy "Administrators add posts" on public.blog_posts
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change posts" on public.blog_posts
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Administrators delete posts" on public.blog_posts
for delete to authenticated using ((select private.is_admin()));

create trigger prepare_record before insert or update on public.blog_posts
for each row execute function private.prepare_record();

create trigger keep_identity before update on public.blog_posts
for each row when (old.id <> new.id) execute function private.refuse_new_identity();

create trigger drop_controls before insert or update on public.blog_posts
for each row execute function private.drop_controls();

-- Case studies ----------------------------------------------------------------------------------

create table public.case_studies (
  id bigint generated by default as identity primary key,
  title text not null,
  slug text not null,
  client text not null,
  industry text not null,
  summary text not null,
  -- JSON text of the five sections; plain text in old rows.
  content text not null default '',
  image_url text,
  youtube_url text,
  gallery_images text[],
  published_at timestamptz default now(),
  hidden_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  services text[],
  seo_title text,
  seo_description text,
  share_image text,
  film jsonb,
  -- Which come first, and which the home page shows. With nothing set the newest come first.
  list_position integer,
  on_home boolean not null default false,

  constraint case_studies_slug_key unique (slug),
  constraint case_studies_id_check check (id between 1 and 9007199254740991),
  constraint case_studies_title_check check (private.is_line(title, 200)),
  constraint case_studies_slug_check check (private.is_slug(slug)),
  constraint case_studies_client_check
    check (private.is_line(client, 200) or private.is_missing_in_draft(client, published_at)),
  constraint case_studies_industry_check
    check (private.is_line(industry, 200) or private.is_missing_in_draft(industry, published_at)),
  constraint case_studies_summary_check check (
    (summary ~ '\S' and length(summary) <= 2000)
    or private.is_missing_in_draft(summary, published_at)
  ),
  constraint case_studies_content_check check (length(content) <= 200000),
  constraint case_studies_image_url_check check (private.is_picture_address(image_url)),
  constraint case_studies_youtube_url_check check (private.is_youtube_address(youtube_url)),
  constraint case_studies_gallery_images_check
    check (private.are_picture_addresses(gallery_images)),
  constraint case_studies_published_at_check check (private.is_moment(published_at)),
  constraint case_studies_hidden_after_check check (private.is_moment(hidden_after)),
  constraint case_studies_created_at_check check (private.is_moment(created_at)),
  constraint case_studies_services_check check (private.are_services(services)),
  constraint case_studies_seo_title_check check (private.is_line(seo_title, 200)),
  constraint case_studies_seo_description_check check (private.is_line(seo_description, 300)),
  constraint case_studies_share_image_check check (private.is_picture_address(share_image)),
  constraint case_studies_film_check check (film is null or private.is_film(film)),
  constraint case_studies_list_position_check check (list_position between 1 and 999)
);

create index case_studies_published_at_idx on public.case_studies (published_at desc, id desc);
create index case_studies_created_at_idx on public.case_studies (created_at desc, id desc);

alter table public.case_studies enable row level security;
revoke all on public.case_studies from public, anon, authenticated;
grant select on public.case_studies to anon;
grant select, insert, update, delete on public.case_studies to authenticated;
grant all on public.case_studies to service_role;
revoke all on sequence public.case_studies_id_seq from public, anon, authenticated;
grant all on sequence public.case_studies_id_seq to service_role;

create policy "Visitors read published case studies" on public.case_studies
for select to anon using (published_at <= now() and (hidden_after > now()) is not false);

create policy "Users read published case studies, administrators all" on public.case_studies
for select to authenticated using (
  (published_at <= now() and (hidden_after > now()) is not false) or (select private.is_admin())
);

create policy "Administrators add case studies" on public.case_studies
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change case studies" on public.case_studies
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Administrators delete case studies" on public.case_studies
for delete to authenticated using ((select private.is_admin()));

create trigger prepare_record before insert or update on public.case_studies
for each row execute function private.prepare_record();

create trigger keep_identity before update on public.case_studies
for each row when (old.id <> new.id) execute function private.refuse_new_identity();

create trigger drop_controls before insert or update on public.case_studies
for each row execute function private.drop_controls();

-- Facts of the company --------------------------------------------------------------------------

-- Facts of the site that administrators change: telephones, hours, people, prices and others, one row per
-- subject. app/content/page-content/ has the shape of each value and the original that holds without a row.
create table public.page_content (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z][a-z0-9/-]{0,60}$'),
  -- Null when the original was brought back: the row stays, and its history with it.
  value jsonb check (length(value::text) <= 50000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,

  -- How many people, projects, questions and others the pages have room for; app/content/agency/shapes.ts says the same.
  constraint page_content_counts check (
    case
      when value is null then true
      when key = 'team' then
        value @@ '$.members.type() == "array" && $.members.size() >= 1 && $.members.size() <= 8'
      when key = 'projects' then
        value @@ '$.entries.type() == "array" && $.entries.size() >= 1 && $.entries.size() <= 6'
      when key = 'clients' then
        value @@ '$.clients.type() == "array" && $.clients.size() >= 1 && $.clients.size() <= 12'
      when key = 'home' or key like 'services/%' then
        value @@ '$.questions.type() == "array" && $.questions.size() >= 3 && $.questions.size() <= 10'
      when key = 'office' then
        value @@ '!exists($.profiles) || ($.profiles.type() == "array" && $.profiles.size() <= 8)'
      when key = 'opening-hours' then
        value @@ '!exists($.exceptions) || ($.exceptions.type() == "array" && $.exceptions.size() <= 20)'
      else true
    end is true
  )
);

alter table public.page_content enable row level security;
revoke all on public.page_content from public, anon, authenticated;
grant select on public.page_content to anon;
grant select, insert, update on public.page_content to authenticated;
grant all on public.page_content to service_role;
revoke all on sequence public.page_content_id_seq from public, anon, authenticated;
grant all on sequence public.page_content_id_seq to service_role;

create policy "Everybody reads what the pages say" on public.page_content
for select to anon, authenticated using (true);

create policy "Administrators add page content" on public.page_content
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change page content" on public.page_content
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.prepare_page_content() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.key = old.key;
  new.updated_at = now();
  -- A save names the version it was made from and changes nothing when another save came first.
  new.version = old.version + 1;
  return new;
end
$$;
revoke all on function private.prepare_page_content from public, anon, authenticated;

create trigger prepare_page_content before update on public.page_content
for each row execute function private.prepare_page_content();

create trigger drop_controls before insert or update on public.page_content
for each row execute function private.drop_controls();

-- Search through the texts ----------------------------------------------------------------------

-- A table of its own, so that no row carries its words to the panel, into its history or into a preview.
create table private.search_words (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  words tsvector not null,
  -- What a row of the list shows, spelled: the words of a search may be parts of it.
  listed text not null default '',
  primary key (table_name, record_id)
);

create index search_words_idx on private.search_words using gin (words);

alter table private.search_words enable row level security;
revoke all on private.search_words from public, anon, authenticated;
grant all on private.search_words to service_role;

-- Letters and digits only, without Polish marks: „Łódź/2026” is “lodz 2026”.
create function private.search_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(private.fold(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g')
$$;
revoke all on function private.search_text from public, anon, authenticated;

create function private.weighed_words(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  -- PostgreSQL takes at most 1 MB of words.
  select setweight(to_tsvector('pg_catalog.simple', left(private.search_text(value), 100000)), weight)
$$;
revoke all on function private.weighed_words from public, anon, authenticated;

-- All of the words, each of which may be only the beginning of one, and so of many others: ten of them cost a third of
-- a second in 1,000 long posts. Null when there are none.
create function private.search_query(value text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
  from (
    select word from regexp_split_to_table(private.search_text(left(value, 200)), ' ') as word
    where word <> '' limit 5
  ) as parts
$$;
revoke all on function private.search_query from public, anon, authenticated;

-- The sections of a case study without their names; an old text as it is.
create function private.section_texts(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if content !~ '^\s*\{' then
    return content;
  end if;
  return (select string_agg(value, ' ') from jsonb_each_text(content::jsonb));
exception when data_exception or program_limit_exceeded then
  return content;
end
$$;
revoke all on function private.section_texts from public, anon, authenticated;

create function private.post_words(post public.blog_posts) returns tsvector
language sql immutable set search_path = ''
as $$
  select private.weighed_words(post.title, 'A')
    || private.weighed_words(array_to_string(post.tags, ' '), 'B')
    || private.weighed_words(post.author, 'B')
    || private.weighed_words(post.content, 'D')
    || private.weighed_words((
      select string_agg(
        coalesce(case block ->> 'type' when 'text' then block ->> 'content' end, block ->> 'caption'), ' '
      ) from jsonb_array_elements(post.content_blocks) as block
    ), 'D')
$$;
revoke all on function private.post_words from public, anon, authenticated;

create function private.case_study_words(study public.case_studies) returns tsvector
language sql immutable set search_path = ''
as $$
  select private.weighed_words(study.title, 'A')
    || private.weighed_words(study.client || ' ' || study.industry, 'B')
    || private.weighed_words(study.summary, 'C')
    || private.weighed_words(private.section_texts(study.content), 'D')
$$;
revoke all on function private.case_study_words from public, anon, authenticated;

-- As app/text/slug.ts makes an address of a text: only a-z, 0-9 and single hyphens; other signs vanish.
create function private.spelling(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select trim('-' from regexp_replace(
    regexp_replace(
      lower(normalize(translate(value, E'Łł\u00a0', 'll '), nfd)), '[^a-z0-9[:space:]-]', '', 'g'
    ),
    '[[:space:]-]+', '-', 'g'
  ))
$$;
revoke all on function private.spelling from public, anon, authenticated;
grant execute on function private.spelling to authenticated, service_role;

create function private.listed_post(post public.blog_posts) returns text
language sql stable set search_path = ''
as $$
  select private.spelling(concat_ws(
    ' ', post.title, post.author, post.slug,
    to_char(post.published_at at time zone 'Europe/Warsaw', 'DD.MM.YYYY')
  ))
$$;
revoke all on function private.listed_post from public, anon, authenticated;

create function private.listed_case_study(study public.case_studies) returns text
language sql immutable set search_path = ''
as $$
  select private.spelling(concat_ws(' ', study.title, study.slug, study.client, study.industry))
$$;
revoke all on function private.listed_case_study from public, anon, authenticated;

-- Security definer, since nobody writes search words by hand.
create function private.keep_search_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.search_words where table_name = tg_table_name and record_id = old.id;
    return null;
  end if;
  if tg_table_name = 'blog_posts' then
    insert into private.search_words
    values (tg_table_name, new.id, private.post_words(new), private.listed_post(new))
    on conflict (table_name, record_id)
    do update set words = excluded.words, listed = excluded.listed;
  else
    insert into private.search_words
    values (tg_table_name, new.id, private.case_study_words(new), private.listed_case_study(new))
    on conflict (table_name, record_id)
    do update set words = excluded.words, listed = excluded.listed;
  end if;
  return null;
end
$$;
revoke all on function private.keep_search_words from public, anon, authenticated;

create trigger keep_search_words after insert or delete or update of id, title, slug, tags, author,
  content, content_blocks, published_at on public.blog_posts
for each row execute function private.keep_search_words();

create trigger keep_search_words after insert or delete or update of id, title, slug, client, industry,
  summary, content on public.case_studies
for each row execute function private.keep_search_words();

-- Posts that everybody may read, the best first. Security definer, since visitors may not read the words.
create function public.search_posts(query text) returns table (id bigint)
language sql stable security definer set search_path = ''
as $$
  select post.id
  from private.search_query(query) as wanted
  join private.search_words as found
    on found.table_name = 'blog_posts' and found.words @@ wanted
  join public.blog_posts as post on post.id = found.record_id
  where post.published_at <= now() and (post.hidden_after > now()) is not false
  order by ts_rank(found.words, wanted) desc, post.published_at desc, post.id desc
  limit 60
$$;
revoke all on function public.search_posts from public, anon, authenticated;
grant execute on function public.search_posts to anon, authenticated, service_role;

-- The panel's lists -----------------------------------------------------------------------------

-- A part at a time: searched, filtered and sorted here. The functions of the API run as their caller, so the policies
-- decide what they see.

-- A text where a Polish dictionary has it, for the collation "C": spaces, signs, numbers by their value, letters, with
-- ą behind a. Capitals and the marks of other languages count last. PGlite has no collation that does it.
create function private.polish_order(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        lower(normalize(
          replace(
            translate(value, E'Ł\u00a0:;<=>?@[\\]^_`{|}~–—‘’“”„«»…', 'ł ' || repeat('!', 27)),
            'ł', E'l\u0301'
          ),
          nfd
        )),
        -- Of the marks, those of ć ł ń ó ś ź, of ż and of ą ę stay.
        E'(?<![clnosz])\u0301|(?<!z)\u0307|(?<![ae])\u0328'
          || E'|[\u0300\u0302-\u0306\u0308-\u0327\u0329-\u036f]',
        '', 'g'
      ),
      '[0-9]+', repeat('0', 20) || '\&', 'g'
    ),
    '[0-9]*([0-9]{20})', '\1', 'g'
  ) || E'\u0001' || value
$$;
revoke all on function private.polish_order from public, anon, authenticated;
grant execute on function private.polish_order to authenticated, service_role;

-- The records whose texts or rows have all words of a search; one without a Latin letter or a digit, as „Київ”,
-- finds what the texts have, or nothing. Those of texts have a rank, the best the highest.
-- Security definer, since nobody may read the words.
create function private.searched_records(of_table text, search text)
returns table (id bigint, rank real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    with in_texts as materialized (
      select found.record_id, ts_rank(found.words, wanted) as rank
      from private.search_query(search) as wanted
      join private.search_words as found
        on found.table_name = of_table and found.words @@ wanted
    )
    select in_texts.record_id, in_texts.rank from in_texts
    union all
    select found.record_id, null from private.search_words as found
    where found.table_name = of_table and private.spelling(search) <> ''
      and found.record_id not in (select in_texts.record_id from in_texts)
      and found.listed like all (array(
        select '%' || private.spelling(word) || '%'
        from regexp_split_to_table(left(search, 200), '\s+') as word
        where private.spelling(word) <> ''
      ));
end
$$;
revoke all on function private.searched_records from public, anon, authenticated;
grant execute on function private.searched_records to authenticated, service_role;

-- A part of a list; `total` counts all that were found. Without an order the newest come first, or the best found.
create function public.find_records(
  of_table text, first_row integer, row_limit integer, search text default '',
  in_status text default null, sort_by text default null, descending boolean default false
) returns table (
  id bigint, title text, slug text, image_url text, author text, client text, industry text,
  youtube_url text, published_at timestamptz, hidden_after timestamptz, version integer, total bigint
)
language sql stable set search_path = ''
as $$
  with records as (
    select post.id, post.title, post.slug, post.image_url, post.author, '' as client, '' as industry,
      null as youtube_url, post.published_at, post.hidden_after, post.version, post.created_at
    from public.blog_posts as post where of_table = 'blog_posts'
    union all
    select study.id, study.title, study.slug, study.image_url, '', study.client, study.industry,
      study.youtube_url, study.published_at, study.hidden_after, study.version, study.created_at
    from public.case_studies as study where of_table = 'case_studies'
  ),
  found as (
    select records.*, searched.rank,
      case sort_by
        when 'title' then private.polish_order(title)
        when 'slug' then private.polish_order(slug)
        when 'author' then private.polish_order(author)
        when 'client' then private.polish_order(client)
        when 'industry' then private.polish_order(industry)
        when 'youtube' then private.polish_order(coalesce(youtube_url, ''))
        when 'published_at' then
          coalesce(to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
      end collate "C" as place
    from records
    left join private.searched_records(of_table, search) as searched using (id)
    where (btrim(search) = '' or searched.id is not null)
      and (in_status is null or in_status = case
        when published_at is null then 'draft'
        when hidden_after <= now() then 'hidden'
        when published_at <= now() then 'published'
        else 'scheduled'
      end)
  )
  select id, title, slug, image_url, author, client, industry, youtube_url, published_at,
    hidden_after, version, count(*) over ()
  from found
  order by
    case when not descending then place end, case when descending then place end desc,
    case when sort_by is null then rank end desc nulls last, created_at desc, id desc
  limit least(row_limit, 200) offset first_row
$$;
revoke all on function public.find_records from public, anon, authenticated;
grant execute on function public.find_records to authenticated;

-- What the posts have, most used first, offered to administrators for the next one.
create function public.list_authors() returns table (author text)
language sql stable set search_path = ''
as $$
  select post.author from public.blog_posts as post
  where post.author <> '' and (select private.is_admin())
  group by post.author
  order by count(*) desc, private.polish_order(post.author) collate "C" limit 1000
$$;
revoke all on function public.list_authors from public, anon, authenticated;
grant execute on function public.list_authors to authenticated;

-- Two spellings are one tag, shown as the newest post has it.
create function public.list_tags() returns table (tag text)
language sql stable set search_path = ''
as $$
  select (array_agg(one.tag order by post.created_at desc, post.id desc))[1]
  from public.blog_posts as post, unnest(post.tags) as one (tag)
  where (select private.is_admin())
  group by private.spelling(one.tag)
  order by count(*) desc, max(post.created_at) desc limit 100
$$;
revoke all on function public.list_tags from public, anon, authenticated;
grant execute on function public.list_tags to authenticated;
