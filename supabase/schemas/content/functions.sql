-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_content.sql.

create or replace function private.are_content_blocks(blocks jsonb, is_draft boolean)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select case
    when jsonb_typeof(blocks) <> 'array' then false
    when jsonb_array_length(blocks) > 200 or length(blocks::text) > 1000000 then false
    else (
      select count(*) = count(*) filter (where private.is_content_block(block, is_draft))
        and count(*) = count(distinct lower(block ->> 'id'))
      from jsonb_array_elements(blocks) as block
    )
  end
$function$;

grant execute on function private.are_content_blocks(blocks jsonb, is_draft boolean) to authenticated, service_role;

create or replace function private.are_picture_addresses(addresses text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(addresses), 1) = 1
    and cardinality(addresses) <= 60
    and not exists (
      select from unnest(addresses) as address
      where private.is_picture_address(address) is not true
    )
$function$;

grant execute on function private.are_picture_addresses(addresses text[]) to authenticated, service_role;

create or replace function private.are_services(services text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(services), 1) = 1
    and cardinality(services) <= 20
    and not exists (
      select from unnest(services) as service where private.is_slug(service) is not true
    )
$function$;

grant execute on function private.are_services(services text[]) to authenticated, service_role;

create or replace function private.are_sources(sources text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(sources), 1) = 1
    and cardinality(sources) <= 100
    and not exists (
      select from unnest(sources) as source
      where private.is_line(source, 2000) is not true
    )
$function$;

grant execute on function private.are_sources(sources text[]) to authenticated, service_role;

create or replace function private.are_tags(tags text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(tags), 1) = 1
    and cardinality(tags) <= 12
    and not exists (
      select from unnest(tags) as tag
      where private.is_line(tag, 60) is not true or tag ~ '[,;]'
        or private.fold(tag) !~ '[a-z0-9]'
    )
$function$;

grant execute on function private.are_tags(tags text[]) to authenticated, service_role;

create or replace function private.case_study_words(study public.case_studies)
returns tsvector
language sql
immutable
set search_path to ''
as $function$
  select private.weighed_words(study.title, 'A')
    || private.weighed_words(study.client || ' ' || study.industry, 'B')
    || private.weighed_words(study.summary, 'C')
    || private.weighed_words(private.section_texts(study.content), 'D')
$function$;

create or replace function private.drop_controls()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function private.fold(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select translate(
    lower(value), E'ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u0301\u0307\u0328', 'acelnoszzacelnoszz'
  )
$function$;

grant execute on function private.fold(value text) to authenticated, service_role;

create or replace function private.inner_json(value text)
returns jsonb
language plpgsql
immutable parallel safe
set search_path to ''
as $function$
begin
  if value !~ '^\s*\{' then
    return null;
  end if;
  return value::jsonb;
exception when data_exception or program_limit_exceeded then
  return null;
end
$function$;

create or replace function private.is_content_block(block jsonb, is_draft boolean)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

grant execute on function private.is_content_block(block jsonb, is_draft boolean) to authenticated, service_role;

create or replace function private.is_film(film jsonb)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

grant execute on function private.is_film(film jsonb) to authenticated, service_role;

create or replace function private.is_missing_in_draft(value text, published_at timestamp with time zone)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select value = '' and published_at is null
$function$;

grant execute on function private.is_missing_in_draft(value text, published_at timestamp with time zone) to authenticated, service_role;

create or replace function private.is_moment(value timestamp with time zone)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select value >= '1900-01-01 00:00:00+00'::timestamptz
    and value < '3000-01-01 00:00:00+00'::timestamptz
$function$;

grant execute on function private.is_moment(value timestamp with time zone) to authenticated, service_role;

create or replace function private.is_picture_address(value text)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select length(value) <= 2000
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and (value ~* '^https?://[^/?#]' or value ~ '^/[^/]')
$function$;

grant execute on function private.is_picture_address(value text) to authenticated, service_role;

create or replace function private.is_slug(value text)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select value ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and length(value) <= 200
$function$;

grant execute on function private.is_slug(value text) to authenticated, service_role;

create or replace function private.is_youtube_address(value text)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and value ~ '^https://(((www|m|music)\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)/.'
$function$;

grant execute on function private.is_youtube_address(value text) to authenticated, service_role;

create or replace function private.keep_search_words()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function private.listed_case_study(study public.case_studies)
returns text
language sql
immutable
set search_path to ''
as $function$
  select private.spelling(concat_ws(' ', study.title, study.slug, study.client, study.industry))
$function$;

create or replace function private.listed_post(post public.blog_posts)
returns text
language sql
stable
set search_path to ''
as $function$
  select private.spelling(concat_ws(
    ' ', post.title, post.author, post.slug,
    to_char(post.published_at at time zone 'Europe/Warsaw', 'DD.MM.YYYY')
  ))
$function$;

create or replace function private.polish_order(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

grant execute on function private.polish_order(value text) to authenticated, service_role;

create or replace function private.post_words(post public.blog_posts)
returns tsvector
language sql
immutable
set search_path to ''
as $function$
  select private.weighed_words(post.title, 'A')
    || private.weighed_words(array_to_string(post.tags, ' '), 'B')
    || private.weighed_words(post.author, 'B')
    || private.weighed_words(post.content, 'D')
    || private.weighed_words((
      select string_agg(
        coalesce(case block ->> 'type' when 'text' then block ->> 'content' end, block ->> 'caption'), ' '
      ) from jsonb_array_elements(post.content_blocks) as block
    ), 'D')
$function$;

create or replace function private.prepare_page_content()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.key = old.key;
  new.updated_at = now();
  -- A save names the version it was made from and changes nothing when another save came first.
  new.version = old.version + 1;
  return new;
end
$function$;

create or replace function private.prepare_record()
returns trigger
language plpgsql
set search_path to ''
as $function$
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
$function$;

grant execute on function private.prepare_record() to service_role;

create or replace function private.refuse_new_identity()
returns trigger
language plpgsql
set search_path to ''
as $function$
declare
  rule constant text := tg_table_name || '_key_stays';
begin
  -- In the words of Postgres, so that whoever asked is told as of any other check.
  raise check_violation using constraint = rule, message =
    format('new row for relation "%s" violates check constraint "%s"', tg_table_name, rule);
end
$function$;

create or replace function private.search_query(value text)
returns tsquery
language sql
immutable parallel safe
set search_path to ''
as $function$
  select to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & '))
  from (
    select word from regexp_split_to_table(private.search_text(left(value, 200)), ' ') as word
    where word <> '' limit 5
  ) as parts
$function$;

create or replace function private.search_text(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select regexp_replace(private.fold(coalesce(value, '')), '[^[:alnum:]]+', ' ', 'g')
$function$;

create or replace function private.searched_records(of_table text, search text)
returns table(id bigint, rank real)
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  perform private.require(private.is_member());
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
$function$;

grant execute on function private.searched_records(of_table text, search text) to authenticated, service_role;

create or replace function private.section_texts(content text)
returns text
language plpgsql
immutable parallel safe
set search_path to ''
as $function$
begin
  if content !~ '^\s*\{' then
    return content;
  end if;
  return (select string_agg(value, ' ') from jsonb_each_text(content::jsonb));
exception when data_exception or program_limit_exceeded then
  return content;
end
$function$;

create or replace function private.sections_without_controls(content text)
returns text
language plpgsql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

create or replace function private.spelling(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select trim('-' from regexp_replace(
    regexp_replace(
      lower(normalize(translate(value, E'Łł\u00a0', 'll '), nfd)), '[^a-z0-9[:space:]-]', '', 'g'
    ),
    '[[:space:]-]+', '-', 'g'
  ))
$function$;

grant execute on function private.spelling(value text) to authenticated, service_role;

create or replace function private.strings_in(value jsonb)
returns table(path text[], is_name boolean, words text)
language sql
immutable parallel safe
set search_path to ''
set jit to 'off'
as $function$
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
$function$;

create or replace function private.weighed_words(value text, weight "char")
returns tsvector
language sql
immutable parallel safe
set search_path to ''
as $function$
  -- PostgreSQL takes at most 1 MB of words.
  select setweight(to_tsvector('pg_catalog.simple', left(private.search_text(value), 100000)), weight)
$function$;

create or replace function private.without_controls(value jsonb)
returns jsonb
language plpgsql
immutable parallel safe
set search_path to ''
as $function$
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
$function$;

create or replace function private.without_controls(value text)
returns text
language sql
immutable parallel safe
set search_path to ''
as $function$
  select regexp_replace(
    value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]', '', 'g')
$function$;

create or replace function public.find_records(of_table text, first_row integer, row_limit integer, search text default ''::text, in_status text default null::text, sort_by text default null::text, descending boolean default false)
returns table(id bigint, title text, slug text, image_url text, author text, client text, industry text, youtube_url text, published_at timestamp with time zone, hidden_after timestamp with time zone, version integer, sent_at timestamp with time zone, total bigint)
language sql
stable
set search_path to ''
as $function$
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
    select records.*, searched.rank, review.created_at as sent_at,
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
    left join public.record_reviews as review
      on review.table_name = of_table and review.record_id = records.id
    where (btrim(search) = '' or searched.id is not null)
      and (in_status is null or (in_status = 'review' and review.record_id is not null)
        or in_status = case
        when published_at is null then 'draft'
        when hidden_after <= now() then 'hidden'
        when published_at <= now() then 'published'
        else 'scheduled'
      end)
  )
  select id, title, slug, image_url, author, client, industry, youtube_url, published_at,
    hidden_after, version, sent_at, count(*) over ()
  from found
  order by
    case when not descending then place end, case when descending then place end desc,
    case when sort_by is null then rank end desc nulls last, created_at desc, id desc
  limit least(row_limit, 200) offset first_row
$function$;

grant execute on function public.find_records(of_table text, first_row integer, row_limit integer, search text, in_status text, sort_by text, descending boolean) to authenticated;

create or replace function public.list_authors()
returns table(author text)
language sql
stable
set search_path to ''
as $function$
  select post.author from public.blog_posts as post
  where post.author <> '' and (select private.may_write())
  group by post.author
  order by count(*) desc, private.polish_order(post.author) collate "C" limit 1000
$function$;

grant execute on function public.list_authors() to authenticated;

create or replace function public.list_tags()
returns table(tag text)
language sql
stable
set search_path to ''
as $function$
  select (array_agg(one.tag order by post.created_at desc, post.id desc))[1]
  from public.blog_posts as post, unnest(post.tags) as one (tag)
  where (select private.may_write())
  group by private.spelling(one.tag)
  order by count(*) desc, max(post.created_at) desc limit 100
$function$;

grant execute on function public.list_tags() to authenticated;

create or replace function public.search_posts(query text)
returns table(id bigint)
language sql
stable security definer
set search_path to ''
as $function$
  select post.id
  from private.search_query(query) as wanted
  join private.search_words as found
    on found.table_name = 'blog_posts' and found.words @@ wanted
  join public.blog_posts as post on post.id = found.record_id
  where post.published_at <= now() and (post.hidden_after > now()) is not false
  order by ts_rank(found.words, wanted) desc, post.published_at desc, post.id desc
  limit 60
$function$;

grant execute on function public.search_posts(query text) to anon, authenticated, service_role;
