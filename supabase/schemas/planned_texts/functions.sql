-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_planned_texts.sql.

create or replace function private.keep_waiting(page_id bigint, left_changes jsonb, left_base jsonb)
returns void
language plpgsql
set search_path to ''
as $function$
begin
  if left_changes = '{}' and not left_base ? 'planned' then
    delete from public.unpublished_changes where table_name = 'page_content' and record_id = page_id;
  else
    update public.unpublished_changes set changes = left_changes, base = left_base
    where table_name = 'page_content' and record_id = page_id;
  end if;
end
$function$;

grant execute on function private.keep_waiting(page_id bigint, left_changes jsonb, left_base jsonb) to authenticated, service_role;

create or replace function private.publish_planned_texts()
returns void
language plpgsql
security definer
set search_path to ''
as $function$
declare
  page record;
  due jsonb;
  good text[];
  missed jsonb;
  settled text[];
begin
  for page in
    select content.id, content.value, waiting.changes, waiting.base
    from public.page_content as content
    join public.unpublished_changes as waiting on table_name = 'page_content' and record_id = content.id
    where waiting.base ? 'planned'
    order by content.key for update
  loop
    select jsonb_object_agg(pointer, plan) into due
    from jsonb_each(page.base -> 'planned') as each (pointer, plan)
    where (plan ->> 'at')::timestamptz <= now();
    continue when due is null;
    -- What somebody has published meanwhile is not written over, unless it says the same.
    select
      coalesce(array_agg(pointer) filter (where is_good), '{}'),
      coalesce(jsonb_object_agg(pointer, plan - 'at' || jsonb_build_object('missed', plan -> 'at'))
        filter (where not is_good), '{}')
    into good, missed
    from (
      select pointer, plan, coalesce(page.value -> pointer, 'null') in (plan -> 'from', plan -> 'entry') as is_good
      from jsonb_each(due) as each (pointer, plan)
    ) as judged;
    begin
      update public.page_content
      set value = nullif(private.with_texts(page.value, (
        select coalesce(jsonb_object_agg(pointer, due #> array[pointer, 'entry']), '{}') from unnest(good) as pointer
      )), '{}')
      where id = page.id and cardinality(good) > 0;
    exception when check_violation then
      -- Too much beside what was published meanwhile.
      good := '{}';
      select jsonb_object_agg(pointer, plan - 'at' || jsonb_build_object('missed', plan -> 'at'))
      into missed from jsonb_each(due) as each (pointer, plan);
    end;
    update public.revisions set actor_email = due #>> array[good[1], 'by']
    where cardinality(good) > 0 and id = (
      select max(id) from public.revisions where table_name = 'page_content' and record_id = page.id
    ) and former_record -> 'value' is not distinct from coalesce(page.value, 'null');
    -- A draft that was written over what is out now goes on waiting.
    settled := array(
      select pointer from unnest(good) as pointer where page.changes -> pointer = due #> array[pointer, 'entry']
    );
    perform private.keep_waiting(page.id, page.changes - settled, private.without_plans(
      page.base - settled || jsonb_build_object('planned', (page.base -> 'planned') || missed), good
    ));
  end loop;
end
$function$;

create or replace function private.without_plans(base jsonb, pointers text[])
returns jsonb
language sql
immutable parallel safe
set search_path to ''
as $function$
  select case when coalesce(base -> 'planned', '{}') - coalesce(pointers, '{}') = '{}' then base - 'planned'
    else base || jsonb_build_object('planned', (base -> 'planned') - coalesce(pointers, '{}')) end
$function$;

grant execute on function private.without_plans(base jsonb, pointers text[]) to authenticated, service_role;

create or replace function public.plan_texts(documents text[], seen jsonb, moment timestamp with time zone)
returns integer
language plpgsql
set search_path to ''
as $function$
declare
  page record;
  plans jsonb;
  planned integer := 0;
begin
  perform private.require(private.may_edit());
  if moment is null or moment <= now() or moment > now() + interval '10 years' then
    perform private.refuse_text('page_content_plan', 'Texts are planned for a later moment');
  end if;
  for page in
    select content.id, content.key, content.value, waiting.changes, waiting.base
    from public.page_content as content
    join public.unpublished_changes as waiting on table_name = 'page_content' and record_id = content.id
    where content.key in (select 'texts/' || name from unnest(documents) as name)
    order by content.key for update
  loop
    select jsonb_object_agg(pointer, jsonb_build_object(
      'at', moment, 'by', auth.jwt() ->> 'email', 'from', page.value -> pointer, 'entry', entry))
    into plans
    from jsonb_each(page.changes) as each (pointer, entry)
    where seen -> substr(page.key, length('texts/') + 1) -> pointer = entry;
    continue when plans is null;
    perform private.keep_waiting(page.id, page.changes,
      page.base || jsonb_build_object('planned', coalesce(page.base -> 'planned', '{}') || plans));
    planned := planned + (select count(*) from jsonb_object_keys(plans));
  end loop;
  return planned;
end
$function$;

grant execute on function public.plan_texts(documents text[], seen jsonb, moment timestamp with time zone) to authenticated;

create or replace function public.present_page_content()
returns table(key text, value jsonb, version integer, updated_at timestamp with time zone)
language plpgsql
security definer
set search_path to ''
as $function$
begin
  begin
    -- Nothing is locked before something is due.
    if exists (
      select from public.unpublished_changes, jsonb_each(base -> 'planned') as each (pointer, plan)
      where table_name = 'page_content' and base ? 'planned' and (plan ->> 'at')::timestamptz <= now()
    ) then
      perform private.publish_planned_texts();
    end if;
  exception when others then
    raise warning 'Planned texts were not published: %', sqlerrm;
  end;
  return query
    select
      content.key,
      case jsonb_typeof(content.value) when 'object' then content.value - 'claims' else content.value end,
      content.version, content.updated_at
    from public.page_content as content
    where content.key <> 'claims';
end
$function$;

grant execute on function public.present_page_content() to anon, service_role;

create or replace function public.unplan_texts(seen jsonb)
returns integer
language plpgsql
set search_path to ''
as $function$
declare
  page record;
  pointers text[];
  unplanned integer := 0;
begin
  perform private.require(private.may_edit());
  for page in
    select content.id, content.key, waiting.changes, waiting.base
    from public.page_content as content
    join public.unpublished_changes as waiting on table_name = 'page_content' and record_id = content.id
    where content.key in (select 'texts/' || name from jsonb_object_keys(seen) as name)
    order by content.key for update
  loop
    select array_agg(pointer) into pointers
    from jsonb_each(page.base -> 'planned') as each (pointer, plan)
    where seen -> substr(page.key, length('texts/') + 1) -> pointer = plan -> 'entry';
    continue when pointers is null;
    perform private.keep_waiting(page.id, page.changes, private.without_plans(page.base, pointers));
    unplanned := unplanned + cardinality(pointers);
  end loop;
  return unplanned;
end
$function$;

grant execute on function public.unplan_texts(seen jsonb) to authenticated;
