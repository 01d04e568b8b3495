-- An import is taken back in portions, because a statement for all rows of a large one would stop the database for many
-- seconds.

-- Since when the import is being taken back.
alter table public.imports add column undo_began_at timestamptz;

drop function public.undo_import(bigint);

-- Takes back the next rows of an import. The first call gives {changed: titles} and does nothing when something was changed
-- here. Otherwise {left: rows that remain, posts: how many went, kept: titles of what was changed meanwhile and stays}.
-- Pictures and films are left to the caller, once all else is gone: {left, files: [{kind, target, is_shown}]}. It removes
-- their rows of public.imported, and the call that finds none removes the import.
create function public.undo_import(import bigint, most integer default 50) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_first boolean;
  brought jsonb;
  changed jsonb;
  gone integer := 0;
  kept jsonb := '[]';
  files jsonb;
  redirected bigint;
  remaining bigint;
begin
  select undo_began_at is null into is_first from public.imports where id = import;

  -- All of them at first, then the next ones.
  select jsonb_agg(jsonb_build_object('id', id, 'of_table', of_table, 'of_kind', of_kind,
    'target', target, 'name', name, 'changed', is_changed) order by place, id)
  into brought
  from (
    select next.place, next.of_table, next.of_kind, next.target, found.id,
      coalesce(found.name, '') as name,
      found.version > next.version or exists (
        select from public.unpublished_changes as waiting
        where waiting.table_name = next.of_table and waiting.record_id = found.id
          and (waiting.version > 1 or waiting.created_at > next.created_at)
      ) as is_changed
    from (
      select case kind when 'post' then 1 when 'case-study' then 2 else 3 end as place,
        case kind when 'post' then 'blog_posts' when 'case-study' then 'case_studies'
          else 'page_content' end as of_table,
        kind as of_kind, target, version, created_at
      from public.imported
      where import_id = import and kind in ('post', 'case-study', 'facts')
      order by 1, target
      limit case when is_first then null else most end
    ) as next
    left join lateral (
      select post.id, post.title as name, post.version from public.blog_posts as post
      where next.of_kind = 'post' and post.id = next.target::bigint
      union all
      select study.id, study.title, study.version from public.case_studies as study
      where next.of_kind = 'case-study' and study.id = next.target::bigint
      union all
      select content.id, content.key, content.version from public.page_content as content
      where next.of_kind = 'facts' and content.key = next.target
    ) as found on true
  ) as candidates;

  if is_first then
    select jsonb_agg(each ->> 'name') into changed
    from jsonb_array_elements(brought) as each where (each ->> 'changed')::boolean;
    if changed is not null then
      return jsonb_build_object('changed', changed);
    end if;
    update public.imports set undo_began_at = now() where id = import;
    select count(*) into remaining from public.imported where import_id = import;
    return jsonb_build_object('left', remaining, 'posts', 0, 'kept', '[]'::jsonb);
  end if;

  if brought is not null then
    select coalesce(jsonb_agg(each ->> 'name'), '[]') into kept
    from jsonb_array_elements(brought) as each where (each ->> 'changed')::boolean;
    with going as (
      select each ->> 'of_table' as of_table, (each ->> 'id')::bigint as id
      from jsonb_array_elements(brought) as each
      where not coalesce((each ->> 'changed')::boolean, false) and each ->> 'id' is not null
    ), posts as (
      delete from public.blog_posts as post using going
      where going.of_table = 'blog_posts' and post.id = going.id returning post.id
    ), studies as (
      delete from public.case_studies as study using going
      where going.of_table = 'case_studies' and study.id = going.id returning study.id
    ), facts as (
      delete from public.page_content as content using going
      where going.of_table = 'page_content' and content.id = going.id returning content.id
    )
    select (select count(*) from posts) + (select count(*) from studies) into gone;
    -- As if they had never been here: nothing of them is in the bin.
    delete from public.revisions as revision using jsonb_array_elements(brought) as each
    where revision.table_name = each ->> 'of_table' and revision.record_id = (each ->> 'id')::bigint
      and not coalesce((each ->> 'changed')::boolean, false);
    delete from public.slug_redirects as redirect using jsonb_array_elements(brought) as each
    where redirect.table_name = each ->> 'of_table' and redirect.record_id = (each ->> 'id')::bigint
      and not coalesce((each ->> 'changed')::boolean, false);
    delete from public.unpublished_changes as waiting using jsonb_array_elements(brought) as each
    where waiting.table_name = each ->> 'of_table' and waiting.record_id = (each ->> 'id')::bigint
      and not coalesce((each ->> 'changed')::boolean, false);
    delete from public.imported as origin using jsonb_array_elements(brought) as each
    where origin.import_id = import and origin.kind = each ->> 'of_kind'
      and origin.target = each ->> 'target';
  else
    with next as (
      select source_id from public.imported
      where import_id = import and kind = 'redirect' order by source_id limit most * 4
    ), forgotten as (
      delete from public.imported as origin using next
      where origin.kind = 'redirect' and origin.source_id = next.source_id returning origin.target
    ), led as (
      delete from public.redirects as redirect using forgotten
      where redirect.version = 1 and redirect.from_address = forgotten.target
    )
    select count(*) into redirected from forgotten;
    if redirected = 0 then
      -- To see whether a text shows a film, all texts are read.
      select jsonb_agg(jsonb_build_object('kind', kind, 'target', target,
        'is_shown', kind = 'film' and private.finds_picture(target))) into files
      from (
        select distinct kind, target from public.imported
        where import_id = import and kind in ('picture', 'film')
        order by kind, target limit least(most, 10)
      ) as next;
    end if;
  end if;

  select count(*) into remaining from public.imported where import_id = import;
  if remaining = 0 then
    delete from public.imports where id = import;
  end if;
  return jsonb_build_object('left', remaining, 'posts', gone, 'kept', kept,
    'files', coalesce(files, '[]'::jsonb));
end
$$;

revoke all on function public.undo_import from public, anon, authenticated;
grant execute on function public.undo_import to service_role;
