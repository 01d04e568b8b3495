-- Blog posts and case studies.

-- Checks ----------------------------------------------------------------------------------------

-- One line of text, not blank: line breaks and other control characters are refused.
create function private.is_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '\S' and value !~ '[[:cntrl:]]' and length(value) <= longest
$$;

create function private.is_slug(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and length(value) <= 200
$$;

-- http(s), or a path on this site: one leading slash, since two would name another host
-- (and browsers read a backslash as a slash).
create function private.is_picture_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(value) <= 2000
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and (value ~* '^https?://[^/?#]' or value ~ '^/[^/]')
$$;

create function private.is_youtube_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and value ~ '^https://(((www|m|music)\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)/.'
$$;

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

-- Dates that JavaScript can hold and a page can show with a year of four digits.
create function private.is_moment(value timestamptz) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value >= '1900-01-01 00:00:00+00'::timestamptz
    and value < '3000-01-01 00:00:00+00'::timestamptz
$$;

-- A draft, neither published nor planned, may leave required texts empty.
create function private.is_missing_in_draft(value text, published_at timestamptz) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value = '' and published_at is null
$$;

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
  constraint blog_posts_created_at_check check (private.is_moment(created_at))
);

create index blog_posts_published_at_idx on public.blog_posts (published_at desc, id desc);
create index blog_posts_created_at_idx on public.blog_posts (created_at desc, id desc);

create trigger prepare_record before insert or update on public.blog_posts
for each row execute function private.prepare_record();

alter table public.blog_posts enable row level security;

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
  constraint case_studies_created_at_check check (private.is_moment(created_at))
);

create index case_studies_published_at_idx on public.case_studies (published_at desc, id desc);
create index case_studies_created_at_idx on public.case_studies (created_at desc, id desc);

create trigger prepare_record before insert or update on public.case_studies
for each row execute function private.prepare_record();

alter table public.case_studies enable row level security;

-- Permissions -----------------------------------------------------------------------------------

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

revoke all on public.blog_posts, public.case_studies
from public, anon, authenticated;

grant select on public.blog_posts, public.case_studies to anon;
grant select, insert, update, delete on public.blog_posts, public.case_studies to authenticated;
grant all on public.blog_posts, public.case_studies to service_role;

revoke all on all sequences in schema public from public, anon, authenticated;
grant all on all sequences in schema public to service_role;

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function private.prepare_record() from authenticated;
