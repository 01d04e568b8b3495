-- Films come with an import, too.

alter table public.imported
  drop constraint imported_kind_check,
  -- `film`: the name in the bucket, that of a poster, too.
  add constraint imported_kind_check
    check (kind in ('post', 'case-study', 'picture', 'film', 'redirect', 'facts'));

grant execute on function private.finds_picture(text) to service_role;

-- As before, with the films that no text shows any more. They are left to the caller, as pictures are: {films: their
-- names, films_kept: how many others there are}.
create or replace function public.undo_import(import bigint) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  posts bigint[];
  studies bigint[];
  facts bigint[];
  changed jsonb;
  pictures jsonb;
  films text[];
begin
  select coalesce(array_agg(target::bigint) filter (where kind = 'post'), '{}'),
    coalesce(array_agg(target::bigint) filter (where kind = 'case-study'), '{}')
  into posts, studies
  from public.imported where import_id = import and kind in ('post', 'case-study');
  select coalesce(array_agg(content.id), '{}') into facts
  from public.imported
  join public.page_content as content on content.key = target
  where import_id = import and kind = 'facts';

  select jsonb_agg(name order by place, id) into changed
  from (
    select 1 as place, id, title as name, version, 'blog_posts' as of_table, 'post' as of_kind,
      id::text as target
    from public.blog_posts where id = any (posts)
    union all
    select 2, id, title, version, 'case_studies', 'case-study', id::text
    from public.case_studies where id = any (studies)
    union all
    select 3, id, key, version, 'page_content', 'facts', key
    from public.page_content where id = any (facts)
  ) as brought
  join public.imported as origin on origin.import_id = import and origin.kind = of_kind
    and origin.target = brought.target
  where brought.version > origin.version
    or exists (
      select from public.unpublished_changes as waiting
      where waiting.table_name = of_table and waiting.record_id = id
        and (waiting.version > 1 or waiting.created_at > origin.created_at)
    );
  if changed is not null then
    return jsonb_build_object('changed', changed);
  end if;

  delete from public.redirects
  where version = 1 and from_address in (
    select target from public.imported where import_id = import and kind = 'redirect'
  );
  delete from public.blog_posts where id = any (posts);
  delete from public.case_studies where id = any (studies);
  delete from public.page_content where id = any (facts);
  -- As if they had never been here: nothing of them is in the bin.
  delete from public.revisions
  where (table_name = 'blog_posts' and record_id = any (posts))
    or (table_name = 'case_studies' and record_id = any (studies))
    or (table_name = 'page_content' and record_id = any (facts));
  delete from public.slug_redirects
  where (table_name = 'blog_posts' and record_id = any (posts))
    or (table_name = 'case_studies' and record_id = any (studies));
  delete from public.unpublished_changes
  where (table_name = 'blog_posts' and record_id = any (posts))
    or (table_name = 'case_studies' and record_id = any (studies));

  select coalesce(jsonb_agg(target order by target), '[]') into pictures
  from public.imported where import_id = import and kind = 'picture';
  select coalesce(array_agg(target order by target), '{}') into films
  from public.imported where import_id = import and kind = 'film';
  delete from public.imports where id = import;
  return jsonb_build_object(
    'posts', cardinality(posts) + cardinality(studies), 'pictures', pictures,
    'films', (
      select coalesce(jsonb_agg(name), '[]') from unnest(films) as name where not private.finds_picture(name)
    ),
    'films_kept', (select count(*) from unnest(films) as name where private.finds_picture(name))
  );
end
$$;

revoke all on function public.undo_import from public, anon, authenticated;
grant execute on function public.undo_import to service_role;
