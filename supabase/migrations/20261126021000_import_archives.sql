-- An archive of this site's content comes back to the same rows.

alter table public.imported
  drop constraint imported_kind_check,
  -- `facts`: the key of public.page_content.
  add constraint imported_kind_check
    check (kind in ('post', 'case-study', 'picture', 'redirect', 'facts'));

-- A post or case study of an archive with all that its file says, its former addresses and the changes that
-- wait; together or not at all. It keeps its number where that is free. Gives {id, unknown: fields without a column}.
create function public.import_record(
  import bigint, source text, of_table text, record jsonb, former_slugs text[], changes jsonb
) returns jsonb
language plpgsql set search_path = ''
as $$
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
$$;

-- As before, with case studies and facts of the company. Changes that came with a record do not count.
create or replace function public.undo_import(import bigint) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  posts bigint[];
  studies bigint[];
  facts bigint[];
  changed jsonb;
  pictures jsonb;
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
  delete from public.imports where id = import;
  return jsonb_build_object(
    'posts', cardinality(posts) + cardinality(studies), 'pictures', pictures
  );
end
$$;

revoke all on function public.import_record, public.undo_import from public, anon, authenticated;
grant execute on function public.import_record, public.undo_import to service_role;
