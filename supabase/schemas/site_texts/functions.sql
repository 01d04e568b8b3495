-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_site_texts.sql.

create or replace function private.are_texts(texts jsonb, are_waiting boolean default false)
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select case when jsonb_typeof(texts) <> 'object' then false else (
    select count(*) <= 500 and coalesce(bool_and(
      length(pointer) <= 300 and pointer ~ '^(/([^~/@[:cntrl:]]|~[01])+)+$' and case
        when entry = 'null' then are_waiting
        when jsonb_typeof(entry) <> 'object' then false
        when entry - array['value', 'was'] <> '{}' then false
        when jsonb_typeof(entry -> 'value') is distinct from 'string' then false
        when jsonb_typeof(entry -> 'was') is distinct from 'string' then false
        else are_waiting or greatest(length(entry ->> 'value'), length(entry ->> 'was')) <= 10000
      end
    ), true)
    from jsonb_each(texts) as each (pointer, entry)
  ) end
$function$;

grant execute on function private.are_texts(texts jsonb, are_waiting boolean) to authenticated, service_role;

create or replace function private.refuse_text(rule text, reason text)
returns void
language plpgsql
set search_path to ''
as $function$
begin
  raise check_violation using constraint = rule, message = format('%s (constraint "%s")', reason, rule);
end
$function$;

grant execute on function private.refuse_text(rule text, reason text) to authenticated, service_role;

create or replace function private.take_texts(documents text[], seen jsonb, are_dropped boolean)
returns table(page_id bigint, document text, taken jsonb)
language plpgsql
set search_path to ''
as $function$
declare
  page record;
  waiting public.unpublished_changes;
  pointers text[];
  unplanned text[];
begin
  perform private.require(private.may_edit());
  for page in
    select id, key from public.page_content
    where key in (select 'texts/' || name from unnest(documents) as name) order by key for update
  loop
    page_id := page.id;
    document := substr(page.key, length('texts/') + 1);
    select * into waiting from public.unpublished_changes
    where table_name = 'page_content' and record_id = page.id for update;
    select
      jsonb_object_agg(pointer, entry), array_agg(pointer),
      array_agg(pointer) filter (where are_dropped or waiting.base #> array['planned', pointer, 'entry'] = entry)
    into taken, pointers, unplanned
    from jsonb_each(waiting.changes) as each (pointer, entry)
    where coalesce(seen, 'null') = 'null' or seen -> document -> pointer = entry;
    continue when taken is null;
    perform private.keep_waiting(
      page.id, waiting.changes - pointers, private.without_plans(waiting.base - pointers, unplanned)
    );
    return next;
  end loop;
end
$function$;

grant execute on function private.take_texts(documents text[], seen jsonb, are_dropped boolean) to authenticated;

create or replace function private.with_texts(published jsonb, changes jsonb)
returns jsonb
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(jsonb_object_agg(pointer, entry), '{}')
  from jsonb_each(coalesce(published, '{}') || changes) as each (pointer, entry)
  where entry <> 'null'
$function$;

grant execute on function private.with_texts(published jsonb, changes jsonb) to authenticated, service_role;

create or replace function public.draft_text(document text, pointer text, seen jsonb, entry jsonb)
returns jsonb
language plpgsql
set search_path to ''
as $function$
declare
  page_key constant text := 'texts/' || document;
  wanted jsonb := nullif(draft_text.entry, 'null');
  present jsonb;
  page public.page_content;
  waiting public.unpublished_changes;
  is_waiting boolean;
  texts jsonb;
  signatures jsonb;
begin
  perform private.require(private.may_edit());
  if private.are_texts(jsonb_build_object(coalesce(pointer, ''), wanted), are_waiting => true) is not true then
    perform private.refuse_text('page_content_texts', 'This is no text of the site');
  end if;
  if greatest(length(wanted ->> 'value'), length(wanted ->> 'was')) > 10000 then
    perform private.refuse_text('page_content_text_length', 'The text has more than 10,000 letters');
  end if;
  if wanted ->> 'value' = wanted ->> 'was' then
    wanted := null;
  end if;

  -- Of two that write at once the second waits here, and then sees what the first wrote.
  insert into public.page_content (key, value) values (page_key, null) on conflict (key) do nothing;
  select * into page from public.page_content where key = page_key for update;
  select * into waiting from public.unpublished_changes
  where table_name = 'page_content' and record_id = page.id for update;
  is_waiting := coalesce(waiting.changes ? pointer, false);
  present := case when is_waiting then nullif(waiting.changes -> pointer, 'null') else page.value -> pointer end;

  -- The same text again is no conflict: the answer to the first save was lost.
  if present is not distinct from wanted then
    return jsonb_build_object('saved', true, 'entry', present);
  end if;
  if present is distinct from nullif(seen, 'null') then
    return jsonb_build_object('saved', false, 'entry', present) || case
      when is_waiting then jsonb_build_object(
        'saved_by', coalesce(waiting.base #>> array[pointer, 'by'], waiting.saved_by),
        'saved_at', coalesce(waiting.base #>> array[pointer, 'at'], waiting.updated_at::text))
      else jsonb_build_object('saved_at', page.updated_at::text, 'saved_by', (
        select actor_email from public.revisions
        where table_name = 'page_content' and record_id = page.id order by id desc limit 1))
    end;
  end if;

  texts := coalesce(waiting.changes, '{}') - pointer;
  signatures := coalesce(waiting.base, '{}') - pointer;
  if wanted is distinct from page.value -> pointer then
    texts := texts || jsonb_build_object(pointer, wanted);
    signatures := signatures
      || jsonb_build_object(pointer, jsonb_build_object('by', auth.jwt() ->> 'email', 'at', now()));
  else
    signatures := private.without_plans(signatures, array[pointer]);
  end if;
  present := private.with_texts(page.value, texts);
  if wanted is not null and (
    length(present::text) > 200000 or (select count(*) from jsonb_object_keys(present)) > 500
  ) then
    perform private.refuse_text('page_content_texts_count', 'The page has more than 500 own texts, or they are too long');
  end if;

  if waiting.record_id is not null then
    perform private.keep_waiting(page.id, texts, signatures);
  elsif texts <> '{}' then
    insert into public.unpublished_changes (table_name, record_id, base_version, changes, base)
    values ('page_content', page.id, page.version, texts, signatures);
  end if;
  -- As a trigger has cleaned it.
  return jsonb_build_object('saved', true, 'entry', case when wanted is not null then coalesce((
    select changes -> pointer from public.unpublished_changes
    where table_name = 'page_content' and record_id = page.id), wanted) end);
end
$function$;

grant execute on function public.draft_text(document text, pointer text, seen jsonb, entry jsonb) to authenticated;

create or replace function public.drop_text_drafts(documents text[], seen jsonb default null::jsonb)
returns integer
language plpgsql
set search_path to ''
as $function$
begin
  perform private.require(private.may_edit());
  return (
    select count(*)
    from private.take_texts(documents, seen, are_dropped => true) as page, jsonb_object_keys(page.taken)
  );
end
$function$;

grant execute on function public.drop_text_drafts(documents text[], seen jsonb) to authenticated;

create or replace function public.import_facts(import bigint, source text, facts jsonb)
returns void
language plpgsql
set search_path to ''
as $function$
declare
  new_id bigint;
  new_version integer;
begin
  insert into public.page_content as known (key, value, created_at, updated_at)
  select given.key, given.value, coalesce(given.created_at, now()), coalesce(given.updated_at, now())
  from jsonb_populate_record(null::public.page_content, facts) as given
  on conflict (key) do update set value = excluded.value
  where known.key like 'texts/%' and known.value is null
  returning known.id, known.version into new_id, new_version;
  if new_id is null then
    raise unique_violation using message = format('%s is here already', facts ->> 'key');
  end if;
  if jsonb_typeof(facts -> 'unpublished') = 'object' then
    insert into public.unpublished_changes (table_name, record_id, base_version, changes, base, saved_by)
    values ('page_content', new_id, 1, facts -> 'unpublished', case
      when jsonb_typeof(facts -> 'planned') = 'object' then jsonb_build_object('planned', facts -> 'planned')
      else '{}' end, null);
  end if;
  insert into public.imported (import_id, kind, source_id, target, version)
  values (import, 'facts', source, facts ->> 'key', new_version)
  on conflict (kind, source_id) do update
  set import_id = excluded.import_id, target = excluded.target, version = excluded.version, created_at = now();
end
$function$;

grant execute on function public.import_facts(import bigint, source text, facts jsonb) to service_role;

create or replace function public.publish_texts(documents text[], seen jsonb default null::jsonb)
returns table(document text, texts integer)
language plpgsql
set search_path to ''
as $function$
declare
  page record;
begin
  perform private.require(private.may_edit());
  for page in select * from private.take_texts(documents, seen, are_dropped => false) loop
    update public.page_content as content
    set value = nullif(private.with_texts(content.value, page.taken), '{}') where content.id = page.page_id;
    document := page.document;
    texts := (select count(*) from jsonb_object_keys(page.taken));
    return next;
  end loop;
end
$function$;

grant execute on function public.publish_texts(documents text[], seen jsonb) to authenticated;
