-- What posts and case studies have to do with each other and with the services, what search engines and
-- networks show of them, and search through their texts. Whatever is null leaves pages as they are without it.

-- Columns ---------------------------------------------------------------------------------------

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

alter table public.blog_posts
  add column services text[],
  add column tags text[],
  add column seo_title text,
  add column seo_description text,
  add column share_image text,
  add constraint blog_posts_services_check check (private.are_services(services)),
  add constraint blog_posts_tags_check check (private.are_tags(tags)),
  add constraint blog_posts_seo_title_check check (private.is_line(seo_title, 200)),
  add constraint blog_posts_seo_description_check check (private.is_line(seo_description, 300)),
  add constraint blog_posts_share_image_check check (private.is_picture_address(share_image));

alter table public.case_studies
  add column services text[],
  add column seo_title text,
  add column seo_description text,
  add column share_image text,
  add constraint case_studies_services_check check (private.are_services(services)),
  add constraint case_studies_seo_title_check check (private.is_line(seo_title, 200)),
  add constraint case_studies_seo_description_check check (private.is_line(seo_description, 300)),
  add constraint case_studies_share_image_check check (private.is_picture_address(share_image));

-- Search ----------------------------------------------------------------------------------------

-- A table of its own, so that no row carries its words to the panel, into its history or into a preview.
create table private.search_words (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  words tsvector not null,
  primary key (table_name, record_id)
);

create index search_words_idx on private.search_words using gin (words);

alter table private.search_words enable row level security;

-- Letters and digits only, without Polish marks: „Łódź/2026” is “lodz 2026”.
create function private.search_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(private.fold(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g')
$$;

create function private.weighed_words(value text, weight "char") returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  -- PostgreSQL takes at most 1 MB of words.
  select setweight(to_tsvector('pg_catalog.simple', left(private.search_text(value), 100000)), weight)
$$;

-- All of the words, each of which may be only the beginning of one. Null when there are none.
create function private.search_query(value text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
  from (
    select word from regexp_split_to_table(private.search_text(left(value, 200)), ' ') as word
    where word <> '' limit 10
  ) as parts
$$;

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

create function private.case_study_words(study public.case_studies) returns tsvector
language sql immutable set search_path = ''
as $$
  select private.weighed_words(study.title, 'A')
    || private.weighed_words(study.client || ' ' || study.industry, 'B')
    || private.weighed_words(study.summary, 'C')
    || private.weighed_words(private.section_texts(study.content), 'D')
$$;

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
    insert into private.search_words values (tg_table_name, new.id, private.post_words(new))
    on conflict (table_name, record_id) do update set words = excluded.words;
  else
    insert into private.search_words values (tg_table_name, new.id, private.case_study_words(new))
    on conflict (table_name, record_id) do update set words = excluded.words;
  end if;
  return null;
end
$$;

create trigger keep_search_words after insert or delete or update of id, title, tags, author, content,
  content_blocks on public.blog_posts
for each row execute function private.keep_search_words();
create trigger keep_search_words after insert or delete or update of id, title, client, industry,
  summary, content on public.case_studies
for each row execute function private.keep_search_words();

insert into private.search_words
select 'blog_posts', post.id, private.post_words(post) from public.blog_posts as post;
insert into private.search_words
select 'case_studies', study.id, private.case_study_words(study) from public.case_studies as study;

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

-- All records, the best first, for the panel's lists.
create function public.search_records(of_table text, query text) returns table (id bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select found.record_id
    from private.search_query(search_records.query) as wanted
    join private.search_words as found
      on found.table_name = of_table and found.words @@ wanted
    order by ts_rank(found.words, wanted) desc, found.record_id desc
    limit 1000;
end
$$;

-- Permissions -----------------------------------------------------------------------------------

revoke all on private.search_words from public, anon, authenticated;
grant all on private.search_words to service_role;

revoke all on function
  private.search_text, private.weighed_words, private.search_query, private.section_texts,
  private.post_words, private.case_study_words, private.keep_search_words
from public, anon, authenticated;

-- The checks of the tables call these with the rights of the administrator who saves.
revoke all on function private.are_services, private.are_tags from public, anon;
grant execute on function private.are_services, private.are_tags to authenticated, service_role;

revoke all on function public.search_posts, public.search_records from public, anon, authenticated;
grant execute on function public.search_posts to anon, authenticated, service_role;
grant execute on function public.search_records to authenticated, service_role;
