-- A search without a Latin letter or a digit, as „Київ”, found everything. It finds what the texts have, or nothing.

-- The records whose texts or rows have all words of a search. Those of texts have a rank, the best the highest.
-- Security definer, since nobody may read the words.
create or replace function private.searched_records(of_table text, search text)
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

-- A part of a list; `total` counts all that were found. Without an order the newest come first, or the best found.
create or replace function public.find_records(
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
