-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_moving.sql.

create or replace function private.prepare_redirect()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  new.updated_at = now();
  -- A save names the version it was made from and changes nothing when another save came first.
  new.version = case tg_op when 'UPDATE' then old.version + 1 else 1 end;
  return new;
end
$function$;

create or replace function public.begin_import_run(kind text, source text, folder uuid default null::uuid, options jsonb default '{}'::jsonb, import bigint default null::bigint, by uuid default null::uuid)
returns bigint
language plpgsql
set search_path to ''
as $function$
declare
  new_id bigint;
begin
  update public.import_runs
  set state = 'failed', problem = '{"code": "interrupted"}', finished_at = heard_at
  where state = 'running' and heard_at < now() - interval '30 seconds';
  delete from public.import_runs as run
  where run.kind = 'trial' and state <> 'running' and created_at < now() - interval '30 days';
  insert into public.import_runs (kind, source, folder, options, import_id, created_by)
  values (begin_import_run.kind, begin_import_run.source, begin_import_run.folder,
    begin_import_run.options, import, by)
  on conflict do nothing
  returning id into new_id;
  return new_id;
end
$function$;

grant execute on function public.begin_import_run(kind text, source text, folder uuid, options jsonb, import bigint, by uuid) to service_role;

create or replace function public.import_post(import bigint, source text, post jsonb)
returns bigint
language plpgsql
set search_path to ''
as $function$
declare
  new_id bigint;
begin
  insert into public.blog_posts (title, slug, author, content, image_url, tags, seo_title,
    seo_description, published_at, created_at)
  select given.title, given.slug, given.author, given.content, given.image_url, given.tags,
    given.seo_title, given.seo_description, given.published_at, coalesce(given.created_at, now())
  from jsonb_populate_record(null::public.blog_posts, post) as given
  returning id into new_id;
  insert into public.imported (import_id, kind, source_id, target, version)
  values (import, 'post', source, new_id::text, 1);
  return new_id;
end
$function$;

grant execute on function public.import_post(import bigint, source text, post jsonb) to service_role;

create or replace function public.import_record(import bigint, source text, of_table text, record jsonb, former_slugs text[], changes jsonb)
returns jsonb
language plpgsql
set search_path to ''
as $function$
declare
  kept jsonb := record - array['id', 'version'];
  wanted_id bigint := (record ->> 'id')::bigint;
  known text[];
  names text;
  is_free boolean;
  new_id bigint;
begin
  if of_table not in ('blog_posts', 'case_studies') then
    raise exception 'No such list: %', of_table;
  end if;
  select array_agg(attname::text) into known from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped;

  execute format(
    'select $1 is not null and not exists (select from public.%I where id = $1)
      and not exists (select from public.revisions where table_name = $2 and record_id = $1)', of_table
  ) into is_free using wanted_id, of_table;
  if is_free then
    kept := kept || jsonb_build_object('id', wanted_id);
  end if;

  -- The database fills the others itself.
  select string_agg(quote_ident(attname), ', ') into names from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and attgenerated = '' and kept ? attname;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
      returning id', of_table, names
  ) into new_id using kept;
  if is_free then
    execute format(
      'select setval(pg_get_serial_sequence(%1$L, %2$L), (select max(id) from public.%3$I))',
      'public.' || of_table, 'id', of_table
    );
  end if;

  insert into public.slug_redirects (table_name, slug, record_id)
  select of_table, former, new_id from unnest(former_slugs) as former
  on conflict (table_name, slug) do nothing;
  if changes is not null then
    insert into public.unpublished_changes (table_name, record_id, base_version, changes, base, saved_by)
    values (
      of_table, new_id, (changes ->> 'base_version')::integer, changes -> 'changes', changes -> 'base', null
    );
  end if;
  insert into public.imported (import_id, kind, source_id, target, version)
  values (
    import, case of_table when 'blog_posts' then 'post' else 'case-study' end, source, new_id::text, 1
  );
  return jsonb_build_object('id', new_id, 'unknown', (
    select coalesce(jsonb_agg(name order by name), '[]')
    from jsonb_object_keys(record) as name where name <> all (known)
  ));
end
$function$;

grant execute on function public.import_record(import bigint, source text, of_table text, record jsonb, former_slugs text[], changes jsonb) to service_role;

create or replace function public.import_redirects(import bigint, rows jsonb)
returns text[]
language plpgsql
set search_path to ''
as $function$
declare
  written text[];
begin
  with added as (
    insert into public.redirects (from_address, to_address, kind)
    select given.from_address, given.to_address, given.kind
    from jsonb_populate_recordset(null::public.redirects, rows) as given
    on conflict (from_address) do nothing
    returning from_address
  )
  select coalesce(array_agg(from_address), '{}') into written from added;
  insert into public.imported (import_id, kind, source_id, target)
  select import, 'redirect', address, address from unnest(written) as address
  on conflict (kind, source_id) do nothing;
  return (
    select coalesce(array_agg(given ->> 'from_address'), '{}')
    from jsonb_array_elements(rows) as given
    where given ->> 'from_address' <> all (written)
  );
end
$function$;

grant execute on function public.import_redirects(import bigint, rows jsonb) to service_role;

create or replace function public.note_import_run(run bigint, state text default 'running'::text, done integer default null::integer, total integer default null::integer, import bigint default null::bigint, report jsonb default null::jsonb, problem jsonb default null::jsonb)
returns boolean
language plpgsql
set search_path to ''
as $function$
begin
  update public.import_runs as noted
  set state = note_import_run.state,
    done = coalesce(note_import_run.done, noted.done),
    total = coalesce(note_import_run.total, noted.total),
    import_id = coalesce(import, noted.import_id),
    report = note_import_run.report,
    problem = note_import_run.problem,
    heard_at = now(),
    finished_at = case when note_import_run.state <> 'running' then now() end
  where noted.id = run and noted.state = 'running';
  return found;
end
$function$;

grant execute on function public.note_import_run(run bigint, state text, done integer, total integer, import bigint, report jsonb, problem jsonb) to service_role;

create or replace function public.undo_import(import bigint, most integer default 50)
returns jsonb
language plpgsql
set search_path to ''
as $function$
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
$function$;

grant execute on function public.undo_import(import bigint, most integer) to service_role;
