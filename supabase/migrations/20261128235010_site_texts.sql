-- Sentences of the site that administrators wrote in place of those of app/content: one row of public.page_content for
-- each file of it (`texts/home`), and what waits for publication in public.unpublished_changes. Both by JSON pointer.

-- The texts of a file: {"/hero/lead": {"value": "…", "was": "the original then"}}. Of those that wait, null is the
-- original again, and how long they are is asked when they are written. No pointer holds „@”, so that the erasure of a
-- person renames none.
create or replace function private.are_texts(texts jsonb, are_waiting boolean default false) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
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
$$;
revoke all on function private.are_texts from public, anon, authenticated;
grant execute on function private.are_texts to authenticated, service_role;

alter table public.page_content
  drop constraint if exists page_content_texts,
  add constraint page_content_texts
    check (case when key like 'texts/%' then value is null or private.are_texts(value) else true end),
  drop constraint page_content_value_check,
  add constraint page_content_value_check
    check (length(value::text) <= case when key like 'texts/%' then 200000 else 50000 end);

-- Of page_content `base` holds who wrote each of the texts that wait, and when: {"/hero/lead": {"by": "…", "at": "…"}}.
alter table public.unpublished_changes
  drop constraint if exists unpublished_changes_texts,
  add constraint unpublished_changes_texts
    check (table_name <> 'page_content' or private.are_texts(changes, are_waiting => true)),
  drop constraint unpublished_changes_table_name_check,
  add constraint unpublished_changes_table_name_check
    check (table_name in ('blog_posts', 'case_studies', 'page_content'));

create or replace function private.with_texts(published jsonb, changes jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(pointer, entry), '{}')
  from jsonb_each(coalesce(published, '{}') || changes) as each (pointer, entry)
  where entry <> 'null'
$$;
revoke all on function private.with_texts from public, anon, authenticated;
grant execute on function private.with_texts to authenticated, service_role;

create or replace function private.refuse_text(rule text, reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise check_violation using constraint = rule, message = format('%s (constraint "%s")', reason, rule);
end
$$;
revoke all on function private.refuse_text from public, anon, authenticated;
grant execute on function private.refuse_text to authenticated, service_role;

-- Stores one text, to wait for publication. `document` is a file of app/content, `seen` what the writer saw there: the
-- waiting text, else the published one, else null. Gives {saved: true, entry}. When there is another by now, nothing
-- is written: {saved: false, entry, saved_by, saved_at}. An `entry` of null is the original again.
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
  perform private.require_admin();
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
  end if;
  present := private.with_texts(page.value, texts);
  if wanted is not null and (
    length(present::text) > 200000 or (select count(*) from jsonb_object_keys(present)) > 500
  ) then
    perform private.refuse_text('page_content_texts_count', 'The page has more than 500 own texts, or they are too long');
  end if;

  if texts = '{}' then
    delete from public.unpublished_changes where table_name = 'page_content' and record_id = page.id;
    return jsonb_build_object('saved', true, 'entry', wanted);
  end if;
  insert into public.unpublished_changes as former (table_name, record_id, base_version, changes, base)
  values ('page_content', page.id, page.version, texts, signatures)
  on conflict (table_name, record_id) do update
  set base_version = excluded.base_version, changes = excluded.changes, base = excluded.base
  returning * into waiting;
  -- As a trigger has cleaned it.
  return jsonb_build_object('saved', true, 'entry',
    case when wanted is not null then coalesce(waiting.changes -> pointer, wanted) end);
end
$$;
revoke all on function public.draft_text from public, anon, authenticated;
grant execute on function public.draft_text to authenticated;

-- Takes what waits in these files of app/content away. With `seen`, {"home": {"/hero/lead": entry}}, only the texts that
-- still are as the caller saw them: what others wrote meanwhile goes on waiting.
create or replace function private.take_texts(documents text[], seen jsonb)
returns table (page_id bigint, document text, taken jsonb)
language plpgsql set search_path = ''
as $$
declare
  page record;
  waiting public.unpublished_changes;
  pointers text[];
begin
  perform private.require_admin();
  for page in
    select id, key from public.page_content
    where key in (select 'texts/' || name from unnest(documents) as name) order by key for update
  loop
    page_id := page.id;
    document := substr(page.key, length('texts/') + 1);
    select * into waiting from public.unpublished_changes
    where table_name = 'page_content' and record_id = page.id for update;
    select jsonb_object_agg(pointer, entry), array_agg(pointer) into taken, pointers
    from jsonb_each(waiting.changes) as each (pointer, entry)
    where coalesce(seen, 'null') = 'null' or seen -> document -> pointer = entry;
    continue when taken is null;
    if taken = waiting.changes then
      delete from public.unpublished_changes where table_name = 'page_content' and record_id = page.id;
    else
      update public.unpublished_changes
      set changes = waiting.changes - pointers, base = waiting.base - pointers
      where table_name = 'page_content' and record_id = page.id;
    end if;
    return next;
  end loop;
end
$$;
revoke all on function private.take_texts from public, anon, authenticated;
grant execute on function private.take_texts to authenticated;

-- Puts out what waits in these files, together or not at all, and tells how many texts of each.
create or replace function public.publish_texts(documents text[], seen jsonb default null)
returns table (document text, texts integer)
language plpgsql set search_path = ''
as $$
declare
  page record;
begin
  perform private.require_admin();
  for page in select * from private.take_texts(documents, seen) loop
    update public.page_content as content
    set value = nullif(private.with_texts(content.value, page.taken), '{}') where content.id = page.page_id;
    document := page.document;
    texts := (select count(*) from jsonb_object_keys(page.taken));
    return next;
  end loop;
end
$$;
revoke all on function public.publish_texts from public, anon, authenticated;
grant execute on function public.publish_texts to authenticated;

-- „Odrzuć zmiany”. Returns the number of texts.
create or replace function public.drop_text_drafts(documents text[], seen jsonb default null) returns integer
language plpgsql set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select count(*) from private.take_texts(documents, seen) as page, jsonb_object_keys(page.taken)
  );
end
$$;
revoke all on function public.drop_text_drafts from public, anon, authenticated;
grant execute on function public.drop_text_drafts to authenticated;

-- A row of an archive with what waits for it, and that it is the import's: together or not at all. Of texts of the site a
-- row may be here that says nothing, since somebody has begun to write there once.
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
    values ('page_content', new_id, 1, facts -> 'unpublished', '{}', null);
  end if;
  insert into public.imported (import_id, kind, source_id, target, version)
  values (import, 'facts', source, facts ->> 'key', new_version)
  on conflict (kind, source_id) do update
  set import_id = excluded.import_id, target = excluded.target, version = excluded.version, created_at = now();
end
$$;
revoke all on function public.import_facts from public, anon, authenticated;
grant execute on function public.import_facts to service_role;

-- What waits for a page is named by its key.
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
), changes::text
from public.unpublished_changes;

-- As before, and texts of the site wait as long as their page is there, which needs no history.
create or replace function private.forget_old_rows(moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  months constant integer := public.retention_months();
  forgotten integer;
begin
  -- Already in the oldest backup: a hash made with another salt would find nobody after a restore.
  perform private.salt();

  delete from public.contact_messages as message
  where not is_client and (
    created_at < private.months_before(moment, months)
    -- A person who takes an old message for spam can still think better of it.
    or (handling = 'spam' and greatest(created_at, (
      select max(event.created_at) from public.message_events as event
      where event.message_id = message.id and event.kind = 'spam'
    )) < moment - interval '30 days')
  );
  get diagnostics forgotten = row_count;

  -- Needed for counting only.
  update public.contact_messages set address_hash = null
  where address_hash is not null and created_at < moment - interval '1 day';

  -- A mail stays as long as its message, which may wait without end.
  delete from public.notifications
  where kind <> 'message' and created_at < moment - interval '30 days';

  delete from public.open_records where seen_at < moment - interval '90 seconds';

  -- Text that its author never came back to.
  delete from public.working_copies where updated_at < moment - interval '30 days';

  -- The bin keeps a record for 30 days; then its history and its former addresses go, too.
  with emptied as (
    delete from public.revisions as revision
    where (table_name, record_id) in (
      select table_name, record_id from public.revisions
      group by table_name, record_id
      having max(created_at) filter (where operation = 'delete') < moment - interval '30 days'
    )
    and not exists (select from public.blog_posts as record
      where table_name = 'blog_posts' and record.id = record_id)
    and not exists (select from public.case_studies as record
      where table_name = 'case_studies' and record.id = record_id)
    returning table_name, record_id
  )
  delete from public.slug_redirects
  where (table_name, record_id) in (select table_name, record_id from emptied);

  delete from public.unpublished_changes as changes
  where not exists (select from public.blog_posts as record
      where table_name = 'blog_posts' and record.id = record_id)
    and not exists (select from public.case_studies as record
      where table_name = 'case_studies' and record.id = record_id)
    and not exists (select from public.page_content as record
      where table_name = 'page_content' and record.id = record_id)
    and not exists (select from public.revisions as revision
      where revision.table_name = changes.table_name and revision.record_id = changes.record_id);

  if forgotten > 0 then
    insert into public.privacy_events (created_at, kind, messages)
    values (moment, 'expire', forgotten);
  end if;
  return forgotten;
end
$$;
