-- The panel's lists of posts and case studies, a part at a time: searched, filtered and sorted here. The functions of
-- the API run as their caller, so the policies decide what they see.

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

-- What a row of the list shows, spelled: the words of a search may be parts of it.
alter table private.search_words add column listed text not null default '';

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'private.search_words', 'derived', '{listed}'::text[]
    $list$
  );
end
$do$;

create function private.listed_post(post public.blog_posts) returns text
language sql stable set search_path = ''
as $$
  select private.spelling(concat_ws(
    ' ', post.title, post.author, post.slug,
    to_char(post.published_at at time zone 'Europe/Warsaw', 'DD.MM.YYYY')
  ))
$$;

create function private.listed_case_study(study public.case_studies) returns text
language sql immutable set search_path = ''
as $$
  select private.spelling(concat_ws(' ', study.title, study.slug, study.client, study.industry))
$$;

update private.search_words as found set listed = private.listed_post(post)
from public.blog_posts as post
where found.table_name = 'blog_posts' and found.record_id = post.id;
update private.search_words as found set listed = private.listed_case_study(study)
from public.case_studies as study
where found.table_name = 'case_studies' and found.record_id = study.id;

create or replace function private.keep_search_words() returns trigger
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

drop trigger keep_search_words on public.blog_posts;
create trigger keep_search_words after insert or delete or update of id, title, slug, tags, author,
  content, content_blocks, published_at on public.blog_posts
for each row execute function private.keep_search_words();
drop trigger keep_search_words on public.case_studies;
create trigger keep_search_words after insert or delete or update of id, title, slug, client, industry,
  summary, content on public.case_studies
for each row execute function private.keep_search_words();

-- The records whose texts or rows have all words of a search. Those of texts have a rank, the best the highest.
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
    where found.table_name = of_table
      and found.record_id not in (select in_texts.record_id from in_texts)
      and found.listed like all (array(
        select '%' || private.spelling(word) || '%'
        from regexp_split_to_table(left(search, 200), '\s+') as word
      ));
end
$$;

drop function public.search_records;

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
    where ((select private.spelling(search)) = '' or searched.id is not null)
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

-- What the posts have, most used first, offered to administrators for the next one.
create function public.list_authors() returns table (author text)
language sql stable set search_path = ''
as $$
  select post.author from public.blog_posts as post
  where post.author <> '' and (select private.is_admin())
  group by post.author
  order by count(*) desc, private.polish_order(post.author) collate "C" limit 1000
$$;

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

-- Permissions -----------------------------------------------------------------------------------

revoke all on function
  private.polish_order, private.spelling, private.listed_post, private.listed_case_study,
  private.searched_records
from public, anon, authenticated;
grant execute on function private.polish_order, private.spelling, private.searched_records
to authenticated, service_role;

revoke all on function public.find_records, public.list_authors, public.list_tags
from public, anon, authenticated;
grant execute on function public.find_records, public.list_authors, public.list_tags
to authenticated;
