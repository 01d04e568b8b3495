-- The inbox of enquiries: what administrators make of a message, and the history of it.
-- They read the tables and change them through the functions below only.

alter table public.contact_messages
  -- The administrator who answers it; both null when nobody has taken it.
  add column taken_by uuid,
  add column taken_by_email text,
  add column answered_at timestamptz,
  add column note text not null default '',
  -- Counts what administrators change, so that the second of two sees what the first did.
  add column version integer not null default 1,
  add constraint contact_messages_note_check check (length(note) <= 4000);

-- Letters as they are searched: „Światło” is found by “swiatlo”, and so is what was typed as S and accent.
create function private.fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(
    lower(value), E'ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u0301\u0307\u0328', 'acelnoszzacelnoszz'
  )
$$;

alter table public.contact_messages add column searched text generated always as (
  private.fold('#' || id || ' ' || name || ' ' || email || ' ' || message || ' ' || note)
) stored;

create index contact_messages_handling_idx on public.contact_messages (handling, created_at desc);

-- A message that the trap caught begins as spam.
create function private.begin_handling() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.mail_status = 'trapped' then new.handling := 'spam'; end if;
  return new;
end
$$;

create trigger begin_handling before insert on public.contact_messages
for each row execute function private.begin_handling();

-- History ---------------------------------------------------------------------------------------

create table public.message_events (
  id bigint generated always as identity primary key,
  message_id bigint not null references public.contact_messages on delete cascade,
  created_at timestamptz not null default now(),
  -- Null for a change by the site itself.
  actor_id uuid,
  actor_email text,
  kind text not null check (kind in (
    'taken', 'released', 'answered', 'reopened', 'spam', 'rescued', 'resent', 'noted', 'mailed', 'refused',
    'kept', 'unkept'
  )),
  -- The former note, the answer of the mail server, or why a message was taken for spam.
  detail text check (length(detail) <= 4000)
);

create index message_events_message_idx on public.message_events (message_id, id);

alter table public.message_events enable row level security;

create policy "Administrators read the history of messages" on public.message_events
for select to authenticated using ((select private.is_admin()));

create function private.keep_mailing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into public.message_events (message_id, kind, detail)
  values (new.id, case new.mail_status when 'sent' then 'mailed' else 'refused' end, new.mail_error);
  return null;
end
$$;

create trigger keep_mailing after update of mail_status on public.contact_messages
for each row when (old.mail_status <> new.mail_status and new.mail_status in ('sent', 'failed'))
execute function private.keep_mailing();

create function private.log_message(message_id bigint, kind text, detail text default null) returns void
language sql set search_path = ''
as $$
  insert into public.message_events (message_id, kind, actor_id, actor_email, detail)
  values (message_id, kind, auth.uid(), auth.jwt() ->> 'email', detail)
$$;

-- Changes ---------------------------------------------------------------------------------------

-- Returns 'done'; 'conflict' when somebody changed the message since it was seen; 'refused' when
-- the action has no sense in its present state; 'gone' when there is no such message.
create function public.handle_message(message_id bigint, seen_version integer, action text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_message public.contact_messages;
  event text;
  takes boolean;
begin
  perform private.require_admin();
  select * into found_message from public.contact_messages where id = message_id for update;
  if found_message.id is null then return 'gone'; end if;
  if found_message.version <> seen_version then return 'conflict'; end if;

  event := case
    when action = 'take' and found_message.handling in ('new', 'open')
      and found_message.taken_by is distinct from auth.uid() then 'taken'
    when action = 'release' and found_message.handling = 'open' then 'released'
    when action = 'answer' and found_message.handling in ('new', 'open') then 'answered'
    when action = 'reopen' and found_message.handling = 'answered' then 'reopened'
    when action = 'spam' and found_message.handling <> 'spam' then 'spam'
    when action = 'rescue' and found_message.handling = 'spam' then 'rescued'
    when action = 'resend' and found_message.handling <> 'spam'
      and found_message.mail_status <> 'sending' then 'resent'
  end;
  if event is null then return 'refused'; end if;
  takes := event in ('taken', 'reopened') or (event = 'answered' and found_message.taken_by is null);

  perform private.log_message(
    found_message.id, event, case when event = 'rescued' then found_message.doubtful end);
  update public.contact_messages as message set
    version = message.version + 1,
    handling = case event
      when 'taken' then 'open'
      when 'released' then 'new'
      when 'answered' then 'answered'
      when 'reopened' then 'open'
      when 'spam' then 'spam'
      when 'rescued' then 'new'
      else message.handling
    end,
    taken_by = case
      when takes then auth.uid()
      when event in ('released', 'rescued') then null
      else message.taken_by
    end,
    taken_by_email = case
      when takes then auth.jwt() ->> 'email'
      when event in ('released', 'rescued') then null
      else message.taken_by_email
    end,
    answered_at = case
      when event = 'answered' then now()
      when event in ('reopened', 'spam') then null
      else message.answered_at
    end
  where message.id = found_message.id;

  if event = 'spam' then
    -- Nobody needs a mail about it, nor the alarm that it could not be sent. An attempt under way ends first.
    update public.contact_messages set mail_status = 'dismissed'
    where id = found_message.id and mail_status in ('waiting', 'failed');
  elsif event = 'rescued' then
    -- Mailed now if it never was; a person has said that it is no spam.
    update public.contact_messages set
      doubtful = null,
      mail_status = 'waiting',
      mail_attempts = 0,
      mail_due_at = now(),
      mail_error = null
    where id = found_message.id and mail_status in ('trapped', 'dismissed');
  elsif event = 'resent' then
    update public.contact_messages set
      -- Mail servers and programs drop what has the id of a mail that they know.
      mail_id = case when mail_status = 'sent' then gen_random_uuid() else mail_id end,
      mail_status = 'waiting',
      mail_attempts = 0,
      mail_due_at = now(),
      mail_error = null
    where id = found_message.id;
  end if;
  return 'done';
end
$$;

-- The note of the team; the former one stays in the history. Returns what handle_message does.
create function public.note_message(message_id bigint, seen_version integer, note text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_message public.contact_messages;
begin
  perform private.require_admin();
  select * into found_message from public.contact_messages where id = message_id for update;
  if found_message.id is null then return 'gone'; end if;
  if found_message.note = note then return 'done'; end if;
  if found_message.version <> seen_version then return 'conflict'; end if;

  perform private.log_message(found_message.id, 'noted', found_message.note);
  update public.contact_messages
  set note = note_message.note, version = version + 1
  where id = found_message.id;
  return 'done';
end
$$;

-- The mark that keeps a message from being deleted by itself. Answers as handle_message does.
create function public.mark_client(message_id bigint, seen_version integer, client boolean)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_message public.contact_messages;
begin
  perform private.require_admin();
  select * into found_message from public.contact_messages where id = message_id for update;
  if found_message.id is null then return 'gone'; end if;
  if found_message.is_client = client then return 'done'; end if;
  if found_message.version <> seen_version then return 'conflict'; end if;

  perform private.log_message(found_message.id, case when client then 'kept' else 'unkept' end);
  update public.contact_messages set is_client = client, version = version + 1
  where id = found_message.id;
  return 'done';
end
$$;

-- Permissions -----------------------------------------------------------------------------------

revoke all on public.message_events from public, anon, authenticated;
revoke all on sequence public.message_events_id_seq from public, anon, authenticated;
grant select on public.message_events to authenticated;
grant all on public.message_events to service_role;
grant all on sequence public.message_events_id_seq to service_role;

revoke all on function private.begin_handling, private.keep_mailing, private.log_message
from public, anon, authenticated;
revoke all on function private.fold from public, anon;
grant execute on function private.fold to authenticated, service_role;

revoke all on function public.handle_message, public.note_message, public.mark_client
from public, anon, authenticated;
grant execute on function public.handle_message, public.note_message, public.mark_client
to authenticated;
