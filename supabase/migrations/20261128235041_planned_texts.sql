-- „Opublikuj zmiany” of texts of the site at a moment that is chosen.
--
-- What is planned stands in public.unpublished_changes, in `base`, under `planned`, by pointer:
-- {"at": moment, "by": who, "from": the public text then, "entry": what is planned}. The draft of the same text goes on
-- waiting beside it and may be written over: what goes out is what was planned. Where the public text is another one at
-- that moment, nothing is overwritten: `at` becomes `missed`, and somebody decides.
--
-- As with records, nobody has to do anything at that moment: whoever first reads what the pages say puts it out.

-- Without the plans for these texts; without the list when it is empty.
create function private.without_plans(base jsonb, pointers text[]) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select case when coalesce(base -> 'planned', '{}') - coalesce(pointers, '{}') = '{}' then base - 'planned'
    else base || jsonb_build_object('planned', (base -> 'planned') - coalesce(pointers, '{}')) end
$$;
revoke all on function private.without_plans from public, anon, authenticated;
grant execute on function private.without_plans to authenticated, service_role;

-- Stores what is left of a row of public.unpublished_changes, if anything is.
create function private.keep_waiting(page_id bigint, left_changes jsonb, left_base jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if left_changes = '{}' and not left_base ? 'planned' then
    delete from public.unpublished_changes where table_name = 'page_content' and record_id = page_id;
  else
    update public.unpublished_changes set changes = left_changes, base = left_base
    where table_name = 'page_content' and record_id = page_id;
  end if;
end
$$;
revoke all on function private.keep_waiting from public, anon, authenticated;
grant execute on function private.keep_waiting to authenticated, service_role;

-- As before, and a text that is again as visitors read it is not planned any more.
create or replace function public.draft_text(document text, pointer text, seen jsonb, entry jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
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
$$;

-- As before. A text that is published as it was planned is not planned any more, and one that is dropped is not, either.
drop function private.take_texts;
create function private.take_texts(documents text[], seen jsonb, are_dropped boolean)
returns table (page_id bigint, document text, taken jsonb)
language plpgsql set search_path = ''
as $$
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
$$;
revoke all on function private.take_texts from public, anon, authenticated;
grant execute on function private.take_texts to authenticated;

create or replace function public.publish_texts(documents text[], seen jsonb default null)
returns table (document text, texts integer)
language plpgsql set search_path = ''
as $$
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
$$;

create or replace function public.drop_text_drafts(documents text[], seen jsonb default null) returns integer
language plpgsql set search_path = ''
as $$
begin
  perform private.require(private.may_edit());
  return (
    select count(*)
    from private.take_texts(documents, seen, are_dropped => true) as page, jsonb_object_keys(page.taken)
  );
end
$$;

-- What waits in these files and is as the caller saw it goes out at that moment. Returns the number of texts.
create function public.plan_texts(documents text[], seen jsonb, moment timestamptz) returns integer
language plpgsql set search_path = ''
as $$
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
$$;
revoke all on function public.plan_texts from public, anon, authenticated;
grant execute on function public.plan_texts to authenticated;

-- Takes back what was planned or missed and is as the caller saw it. The drafts stay. Returns the number of texts.
create function public.unplan_texts(seen jsonb) returns integer
language plpgsql set search_path = ''
as $$
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
$$;
revoke all on function public.unplan_texts from public, anon, authenticated;
grant execute on function public.unplan_texts to authenticated;

-- Puts out what is due, all of it or nothing.
create function private.publish_planned_texts() returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.publish_planned_texts from public, anon, authenticated;

-- What the pages say at this moment. A plan that cannot go out costs no page.
create function public.present_page_content()
returns table (key text, value jsonb, version integer, updated_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
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
  return query select content.key, content.value, content.version, content.updated_at
    from public.page_content as content;
end
$$;
revoke all on function public.present_page_content from public, anon, authenticated;
grant execute on function public.present_page_content to anon, service_role;

-- As before, and with what is planned.
create or replace function public.import_facts(import bigint, source text, facts jsonb) returns void
language plpgsql set search_path = ''
as $$
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
$$;

-- A picture that is planned is used.
create or replace view private.texts_with_pictures as
select 'record' as place, 'blog_posts' as table_name, id as record_id, title, to_jsonb(post)::text as content
from public.blog_posts as post
union all
select 'record', 'case_studies', id, title, to_jsonb(study)::text
from public.case_studies as study
union all
select
  case when exists (select from public.blog_posts where id = record_id and table_name = 'blog_posts')
    or exists (select from public.case_studies where id = record_id and table_name = 'case_studies')
    or table_name = 'page_content'
  then 'history' else 'trash' end,
  table_name, record_id, coalesce(former_record ->> 'title', former_record ->> 'key'), former_record::text
from public.revisions
union all
select 'record', 'page_content', id, key, value::text
from public.page_content where value is not null
union all
select 'working-copy', table_name, record_id, form ->> 'title', form::text
from public.working_copies
union all
select 'unpublished', table_name, record_id, coalesce(
  changes ->> 'title',
  (select title from public.blog_posts where table_name = 'blog_posts' and id = record_id),
  (select title from public.case_studies where table_name = 'case_studies' and id = record_id),
  (select key from public.page_content where table_name = 'page_content' and id = record_id)
), changes::text || case when table_name = 'page_content' then coalesce(base ->> 'planned', '') else '' end
from public.unpublished_changes;
