-- Messages of the contact form: how they are stored, what administrators make of them, how they are found, and the
-- settings of both. Administrators read the tables; only the contact function, as service_role, writes new messages.

-- Messages --------------------------------------------------------------------------------------

create table public.contact_messages (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- Why the message looks like spam; null for an ordinary one.
  doubtful text,
  -- Salted hash of the sender's address, by which floods are counted.
  address_hash text,
  -- Chosen by the form: a message that is sent again after a lost answer is stored once.
  submission uuid,
  -- How the visitor came here, unless the visitor left it out:
  -- {host, source, medium, campaign, pages: [path, …]}, each of them optional.
  visit jsonb,
  source text generated always as (
    coalesce(visit ->> 'campaign', visit ->> 'source', visit ->> 'host')
  ) stored,
  -- The privacy clause that the sender saw.
  clause_version text,
  -- A client's message, which no retention deletes.
  is_client boolean not null default false,
  -- What administrators made of it: handle_message below has how.
  handling text not null default 'new',
  -- The columns mail_* show the state of its notification, and take what is wanted of it.
  mail_status text not null default 'waiting',
  -- Makes the Message-ID, which stays the same however often the message is mailed.
  mail_id uuid not null default gen_random_uuid(),
  mail_attempts integer not null default 0,
  mail_due_at timestamptz not null default now(),
  mail_sent_at timestamptz,
  mail_error text,
  -- The administrator who answers it; both null when nobody has taken it.
  taken_by uuid,
  taken_by_email text,
  answered_at timestamptz,
  note text not null default '',
  -- Counts what administrators change, so that the second of two sees what the first did.
  version integer not null default 1,
  searched text generated always as (
    private.fold('#' || id || ' ' || name || ' ' || email || ' ' || message || ' ' || note)
  ) stored,

  constraint contact_messages_name_check check (private.is_line(name, 100)),
  constraint contact_messages_email_check
    check (email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$' and length(email) <= 254),
  constraint contact_messages_message_check check (message ~ '\S' and length(message) <= 5000),
  constraint contact_messages_doubtful_check check (private.is_line(doubtful, 200)),
  constraint contact_messages_address_hash_check check (private.is_line(address_hash, 128)),
  constraint contact_messages_visit_check
    check (jsonb_typeof(visit) = 'object' and length(visit::text) <= 8000),
  constraint contact_messages_clause_version_check check (private.is_line(clause_version, 40)),
  constraint contact_messages_handling_check
    check (handling in ('new', 'open', 'answered', 'spam')),
  constraint contact_messages_mail_status_check
    check (mail_status in ('waiting', 'sending', 'sent', 'failed', 'trapped', 'dismissed')),
  constraint contact_messages_mail_error_check check (length(mail_error) <= 500),
  constraint contact_messages_note_check check (length(note) <= 4000)
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages (lower(email));
create index contact_messages_address_hash_idx on public.contact_messages (created_at)
where address_hash is not null;
create index contact_messages_submission_idx on public.contact_messages (submission)
where submission is not null;
create index contact_messages_handling_idx on public.contact_messages (handling, created_at desc);
create index contact_messages_mail_sent_at_idx on public.contact_messages (mail_sent_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant all on sequence public.contact_messages_id_seq to service_role;

create policy "Administrators read messages" on public.contact_messages
for select to authenticated using ((select private.is_admin()));

-- A message that the trap caught begins as spam.
create function private.begin_handling() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.mail_status = 'trapped' then new.handling := 'spam'; end if;
  return new;
end
$$;
revoke all on function private.begin_handling from public, anon, authenticated;

create trigger begin_handling before insert on public.contact_messages
for each row execute function private.begin_handling();

-- Returns 'stored', or 'limited' when the address sent too many messages within ten minutes, or
-- all addresses together sent twenty times as many. The same text from the same sender within ten
-- minutes counts as one message: a page without JavaScript sends no submission id, and a visitor
-- may tap twice, reload the answer, or change networks.
--
-- A clock that ran ahead and was set right leaves rows in the future. They are not counted. The
-- bound is clock_timestamp(), since now() is the moment at which this transaction began to wait.
create function public.store_contact_message(
  sender_name text,
  sender_email text,
  body text,
  doubt text,
  trapped boolean,
  sender_hash text,
  submission_id uuid,
  visit_path jsonb,
  address_limit integer,
  clause text
) returns text
language plpgsql set search_path = ''
as $$
declare
  window_start constant timestamptz := now() - interval '10 minutes';
begin
  -- One call at a time, or messages that arrive together would all be counted as the first.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));

  -- A trapped message is never mailed, so it does not replace one that would be.
  if exists (
    select from public.contact_messages
    where name = sender_name and email = sender_email and message = body
      and (submission = submission_id
        or (created_at > window_start and created_at <= clock_timestamp()))
      and (mail_status <> 'trapped' or trapped)
  ) then
    return 'stored';
  end if;

  if (
    select count(*) >= address_limit * 20
      or count(*) filter (where address_hash = sender_hash) >= address_limit
    from public.contact_messages
    where created_at > window_start and created_at <= clock_timestamp()
  ) then
    return 'limited';
  end if;

  insert into public.contact_messages
    (name, email, message, doubtful, address_hash, submission, visit, clause_version, mail_status)
  values (
    sender_name, sender_email, body, doubt, sender_hash, submission_id, visit_path, clause,
    case when trapped then 'trapped' else 'waiting' end
  );

  return 'stored';
end
$$;
revoke all on function public.store_contact_message from public, anon, authenticated;
grant execute on function public.store_contact_message to service_role;

-- For health checks. A message is stuck after three failed attempts; nobody has to hear of one that
-- was answered or is spam.
create function public.contact_mail_state()
returns table (waiting bigint, retried bigint, stuck bigint, failed bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where mail_status in ('waiting', 'sending')),
    -- An attempt under way has been counted already.
    count(*) filter (where mail_attempts >= case mail_status when 'waiting' then 1 when 'sending' then 2 end),
    count(*) filter (where mail_status in ('waiting', 'sending') and mail_attempts >= 3
      and handling in ('new', 'open')),
    count(*) filter (where mail_status = 'failed' and handling in ('new', 'open'))
  from public.contact_messages
$$;
revoke all on function public.contact_mail_state from public, anon, authenticated;
grant execute on function public.contact_mail_state to service_role;

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
revoke all on public.message_events from public, anon, authenticated;
grant select on public.message_events to authenticated;
grant all on public.message_events to service_role;
revoke all on sequence public.message_events_id_seq from public, anon, authenticated;
grant all on sequence public.message_events_id_seq to service_role;

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
revoke all on function private.keep_mailing from public, anon, authenticated;

create trigger keep_mailing after update of mail_status on public.contact_messages
for each row when (old.mail_status <> new.mail_status and new.mail_status in ('sent', 'failed'))
execute function private.keep_mailing();

create function private.log_message(message_id bigint, kind text, detail text default null) returns void
language sql set search_path = ''
as $$
  insert into public.message_events (message_id, kind, actor_id, actor_email, detail)
  values (message_id, kind, auth.uid(), auth.jwt() ->> 'email', detail)
$$;
revoke all on function private.log_message from public, anon, authenticated;

-- Changes ---------------------------------------------------------------------------------------

-- Administrators read the tables and change them through these functions only.

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
revoke all on function public.handle_message from public, anon, authenticated;
grant execute on function public.handle_message to authenticated;

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
revoke all on function public.note_message from public, anon, authenticated;
grant execute on function public.note_message to authenticated;

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
revoke all on function public.mark_client from public, anon, authenticated;
grant execute on function public.mark_client to authenticated;

-- Finding ---------------------------------------------------------------------------------------

-- How administrators find enquiries. The functions run as their caller, so the policies decide what they see.

-- All addresses that the page of a record has or had.
create function private.page_paths(of_table text, of_record bigint) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(case of_table when 'blog_posts' then '/blog/' else '/case-studies/' end || name)
  from (
    select slug as name from public.blog_posts where of_table = 'blog_posts' and id = of_record
    union select slug from public.case_studies where of_table = 'case_studies' and id = of_record
    union select slug from public.slug_redirects
      where table_name = of_table and record_id = of_record
    union select of_record::text
  ) as names
$$;
revoke all on function private.page_paths from public, anon, authenticated;
grant execute on function private.page_paths to authenticated, service_role;

-- A part of the list, newest first; `total` counts all that were found. What is null finds everything.
create function public.find_messages(
  first_row integer, row_limit integer, search text default null, in_handling text default null,
  from_source text default null, of_table text default null, of_record bigint default null
) returns table (
  id bigint, created_at timestamptz, name text, email text, opening text, handling text,
  taken_by_email text, answered_at timestamptz, mail_status text, mail_attempts integer,
  mail_due_at timestamptz, mail_sent_at timestamptz, mail_error text, doubtful text, total bigint
)
language sql stable set search_path = ''
as $$
  with found as materialized (
    select message.id, message.created_at
    from public.contact_messages as message
    where (in_handling is null or message.handling = in_handling)
      and (from_source is null or message.source = from_source)
      and (of_record is null
        or message.visit -> 'pages' ?| (select private.page_paths(of_table, of_record)))
      and (search is null or message.searched like all (array(
        select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(private.fold(search), '\s+') as word
      )))
  ),
  part as (
    select found.id, (select count(*) from found) as total
    from found
    order by found.created_at desc, found.id desc
    limit least(row_limit, 200) offset first_row
  )
  select
    message.id, message.created_at, message.name, message.email,
    left(regexp_replace(left(message.message, 400), '\s+', ' ', 'g'), 200), message.handling,
    message.taken_by_email, message.answered_at, message.mail_status, message.mail_attempts,
    message.mail_due_at, message.mail_sent_at, message.mail_error, message.doubtful, part.total
  from part join public.contact_messages as message on message.id = part.id
  order by message.created_at desc, message.id desc
$$;
revoke all on function public.find_messages from public, anon, authenticated;
grant execute on function public.find_messages to authenticated;

-- Where enquiries came from, most first.
create function public.list_message_sources()
returns table (source text, messages bigint)
language sql stable set search_path = ''
as $$
  select message.source, count(*) from public.contact_messages as message
  where message.source is not null and message.handling <> 'spam'
  group by message.source order by count(*) desc, message.source limit 100
$$;
revoke all on function public.list_message_sources from public, anon, authenticated;
grant execute on function public.list_message_sources to authenticated;

-- How many enquiries came from visitors who read the page of a record.
create function public.count_page_messages(of_table text, of_record bigint)
returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.contact_messages
  where handling <> 'spam' and visit -> 'pages' ?| (select private.page_paths(of_table, of_record))
$$;
revoke all on function public.count_page_messages from public, anon, authenticated;
grant execute on function public.count_page_messages to authenticated;

-- Settings --------------------------------------------------------------------------------------

-- Settings of the mail and of how long messages are kept.

-- One e-mail address each, without a name.
create function private.are_mail_addresses(addresses text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(addresses), 1) = 1
    and cardinality(addresses) <= 5
    and not exists (
      select from unnest(addresses) as address
      where (
        address ~ '^[^[:space:][:cntrl:]@<>,;:()"\\]+@[^[:space:][:cntrl:]@<>,;:()"\\]+\.[^[:space:][:cntrl:]@<>,;:()"\\.]+$'
        and length(address) <= 254
      ) is not true
    )
$$;
revoke all on function private.are_mail_addresses from public, anon, authenticated;
grant execute on function private.are_mail_addresses to authenticated, service_role;

-- A name or a number that the URL of JavaScript takes, or an address of IPv6 in brackets.
create function private.is_host(value text) returns boolean
language plpgsql immutable strict set search_path = ''
as $$
begin
  if value ~ '^\[[0-9A-Fa-f:.]+\]$' then
    return family(btrim(value, '[]')::inet) = 6;
  end if;
  -- A last part that looks like a number makes the whole an address of IPv4.
  if value ~* '(^|\.)([0-9]+|0x[0-9a-f]*)\.?$' then
    return value ~ '^[0-9]{1,3}(\.[0-9]{1,3}){3}$' and family(value::inet) = 4;
  end if;
  return length(value) <= 253 and value ~ '^[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*$';
exception when invalid_text_representation then
  return false;
end
$$;
revoke all on function private.is_host from public, anon, authenticated;
grant execute on function private.is_host to authenticated, service_role;

create function private.is_webhook_address(value text) returns boolean
language sql immutable strict set search_path = ''
as $$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and coalesce(private.is_host(parts[1]), false)
    and coalesce(parts[2], '443')::integer between 1 and 65535
  from (values (
    regexp_match(value, '^https://(\[[^]]*\]|[^]/?#:[]+)(?::([0-9]{1,5}))?(?:[/?#]|$)')
  )) as address (parts)
$$;
revoke all on function private.is_webhook_address from public, anon, authenticated;
grant execute on function private.is_webhook_address to authenticated, service_role;

-- One row, made by the first save. Until then the defaults hold.
create table public.contact_settings (
  id boolean primary key default true check (id),
  created_at timestamptz not null default now(),
  -- The privacy policy promises twelve at most.
  retention_months integer not null default 12,
  -- Further recipients of messages, beside CONTACT_TO.
  recipients text[] not null default '{}',
  webhook_url text,
  -- Signs the calls of the webhook.
  webhook_secret text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  webhook_has_text boolean not null default false,
  -- Whether senders get a confirmation.
  confirms boolean not null default false,
  -- Ids of the administrators who added the recipients, in the same order; null or missing where it is not known.
  recipients_by jsonb not null default '[]',
  webhook_by uuid,

  constraint contact_settings_retention_months_check check (retention_months between 1 and 12),
  constraint contact_settings_recipients_check check (private.are_mail_addresses(recipients)),
  constraint contact_settings_webhook_url_check check (private.is_webhook_address(webhook_url)),
  constraint contact_settings_webhook_secret_check check (webhook_secret ~ '^[0-9a-f]{64}$')
);

alter table public.contact_settings enable row level security;
revoke all on public.contact_settings from public, anon, authenticated;
grant select, insert, update on public.contact_settings to authenticated;
grant all on public.contact_settings to service_role;

create policy "Administrators read the settings" on public.contact_settings
for select to authenticated using ((select private.is_admin()));

create policy "Administrators make the settings" on public.contact_settings
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators change the settings" on public.contact_settings
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

-- Whoever set what stays when a person is removed.
create function private.note_who_set_contact() returns trigger
language plpgsql set search_path = ''
as $$
declare
  former public.contact_settings;
begin
  if tg_op = 'UPDATE' then
    former := old;
  end if;
  new.recipients_by := (
    select coalesce(jsonb_agg(case
      when recipient = any (former.recipients)
        then former.recipients_by -> array_position(former.recipients, recipient) - 1
      else to_jsonb(auth.uid())
    end order by place), '[]')
    from unnest(new.recipients) with ordinality as given (recipient, place)
  );
  new.webhook_by := case
    when new.webhook_url = former.webhook_url then former.webhook_by
    when new.webhook_url is not null then auth.uid()
  end;
  return new;
end
$$;
revoke all on function private.note_who_set_contact from public, anon, authenticated;

create trigger note_who_set_contact before insert or update on public.contact_settings
for each row execute function private.note_who_set_contact();

-- One queue for all that is sent: the mail of a message is a notification of the kind `message`, and beside it
-- there are webhooks, confirmations, self-tests and trials. Each waits here until it was sent; only the contact
-- function works on them. Whoever locks the rows of a message and of its notification locks the message first.

-- The queue -------------------------------------------------------------------------------------

create table public.notifications (
  id bigint generated always as identity primary key,
  -- `lead` and `alarm` call the webhook, `message`, `confirmation` and `self-test` are mails; administrators
  -- ask for the trials.
  kind text not null check (kind in (
    'message', 'lead', 'alarm', 'confirmation', 'self-test', 'trial-mail', 'trial-webhook'
  )),
  message_id bigint references public.contact_messages on delete cascade,
  -- Of two notifications with the same words here, only the first is kept.
  once text unique,
  created_at timestamptz not null default now(),
  -- `missed`: the self-test of the next day came first.
  status text not null default 'waiting' check (
    status in ('waiting', 'sending', 'sent', 'failed', 'missed', 'trapped', 'dismissed')
  ),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- The worker that is sending it, and when its claim ends.
  lease uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  error text check (length(error) <= 500),
  -- An attempt ended after the mail had left: the mail server may have it.
  maybe_delivered boolean not null default false
);

create index notifications_due_idx on public.notifications (due_at)
where status in ('waiting', 'sending');
create index notifications_message_idx on public.notifications (message_id);
create index notifications_self_test_idx on public.notifications (created_at)
where kind = 'self-test';
-- For the watch over the mail, which looks every few seconds.
create index notifications_proof_idx on public.notifications (sent_at)
where kind in ('self-test', 'trial-mail');

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;
revoke all on sequence public.notifications_id_seq from public, anon, authenticated;
grant all on sequence public.notifications_id_seq to service_role;

create policy "Administrators read notifications" on public.notifications
for select to authenticated using ((select private.is_admin()));

-- The mail of a message -------------------------------------------------------------------------

-- A new message, a press in the panel or a change by hand decides what becomes of the mail.
create function private.queue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications as queued
    (kind, message_id, once, created_at, status, attempts, due_at, sent_at, error)
  values (
    'message', new.id, 'message ' || new.id, new.created_at, new.mail_status, new.mail_attempts,
    new.mail_due_at, new.mail_sent_at, new.mail_error
  )
  on conflict (once) do update set
    status = excluded.status,
    attempts = excluded.attempts,
    due_at = excluded.due_at,
    sent_at = excluded.sent_at,
    error = excluded.error,
    lease = case when excluded.status = 'sending' then queued.lease end,
    lease_until = case when excluded.status = 'sending' then queued.lease_until end;
  return null;
end
$$;
revoke all on function private.queue_mail from public, anon, authenticated;

create trigger queue_mail
after insert or update of mail_status, mail_attempts, mail_due_at on public.contact_messages
for each row when (pg_trigger_depth() = 0) execute function private.queue_mail();

create function private.show_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_messages set
    mail_status = new.status,
    mail_attempts = new.attempts,
    mail_due_at = new.due_at,
    mail_sent_at = new.sent_at,
    mail_error = new.error
  where id = new.message_id;
  return null;
end
$$;
revoke all on function private.show_mail from public, anon, authenticated;

create trigger show_mail after update on public.notifications
for each row when (new.kind = 'message' and pg_trigger_depth() = 0)
execute function private.show_mail();

create function private.warsaw_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$
  select (moment at time zone 'Europe/Warsaw')::date
$$;
revoke all on function private.warsaw_day from public, anon, authenticated;

-- A message that is to be mailed, now or after it was taken for spam, is told of at once.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.contact_settings;
begin
  select * into settings from public.contact_settings;
  if settings.webhook_url is not null then
    insert into public.notifications (kind, message_id, once)
    values ('lead', new.id, 'lead ' || new.id)
    on conflict (once) do nothing;
  end if;
  -- A doubtful message may bear the address of a stranger.
  if settings.confirms and new.doubtful is null then
    insert into public.notifications (kind, message_id, once)
    values ('confirmation', new.id, concat_ws(' ', 'confirmation', private.warsaw_day(now()),
      private.subject_hash(private.salt(), new.email)))
    on conflict (once) do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.notify_of_message from public, anon, authenticated;

create trigger notify_of_new_message after insert on public.contact_messages
for each row when (new.mail_status = 'waiting')
execute function private.notify_of_message();

create trigger notify_of_rescued_message after update of mail_status on public.contact_messages
for each row when (old.mail_status in ('trapped', 'dismissed') and new.mail_status = 'waiting')
execute function private.notify_of_message();

-- The watch over the mail -----------------------------------------------------------------------

-- Without a mail server nobody is mailed, and the panel says so. Whoever sends the mails tells of it here.
create table private.mail_setting (
  id boolean primary key default true check (id),
  is_set boolean not null
);

alter table private.mail_setting enable row level security;
revoke all on private.mail_setting from public, anon, authenticated;
grant all on private.mail_setting to service_role;

-- The first self-test comes at once, then one each day at 7 in the morning.
create function private.is_self_test_due(moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (select from public.notifications where kind = 'self-test')
    or (
      (moment at time zone 'Europe/Warsaw')::time >= '07:00'
      and not exists (
        select from public.notifications
        where once = 'self-test ' || private.warsaw_day(moment)
      )
    )
$$;
revoke all on function private.is_self_test_due from public, anon, authenticated;

-- `proven_at`: when the mail server last took a mail. `broken_since`: two self-tests in a row were
-- missed by an hour, or none was made for two days; null while all is well or nothing is known.
create function private.mail_watch(moment timestamptz)
returns table (proven_at timestamptz, broken_since timestamptz)
language sql stable set search_path = ''
as $$
  with
    proof as (
      select greatest(
        (select max(mail_sent_at) from public.contact_messages),
        (select max(sent_at) from public.notifications where kind in ('self-test', 'trial-mail'))
      ) as at
    ),
    since as (
      select coalesce(proof.at, (
        select min(created_at) from public.notifications where kind = 'self-test'
      )) as at
      from proof
    ),
    missed as (
      select count(*) as tests from public.notifications, proof
      where kind = 'self-test' and status <> 'sent'
        and created_at < moment - interval '1 hour'
        and (proof.at is null or created_at > proof.at)
    )
  select proof.at, case
    when not exists (select from public.notifications where kind = 'self-test') then null
    when missed.tests >= 2 or since.at < moment - interval '50 hours' then since.at
  end
  from proof, since, missed
$$;
revoke all on function private.mail_watch from public, anon, authenticated;

-- For the panel. `is_unset` is false as long as nobody has told.
create function public.mail_watch(moment timestamptz default now())
returns table (proven_at timestamptz, broken_since timestamptz, is_unset boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select watch.proven_at, watch.broken_since, exists (
    select from private.mail_setting where not is_set
  )
  from private.mail_watch(moment) as watch;
end
$$;
revoke all on function public.mail_watch from public, anon, authenticated;
grant execute on function public.mail_watch to authenticated;

-- Queues the mails of each day. Without a mail server there is nothing to test.
create function public.queue_daily_notifications(
  has_mail boolean,
  moment timestamptz default now()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  broken timestamptz := (select broken_since from private.mail_watch(moment));
begin
  insert into private.mail_setting as kept (is_set) values (has_mail)
  on conflict (id) do update set is_set = excluded.is_set where kept.is_set <> excluded.is_set;
  if has_mail and private.is_self_test_due(moment) then
    update public.notifications set status = 'missed', lease = null, lease_until = null
    where kind = 'self-test' and status in ('waiting', 'sending');
    insert into public.notifications (kind, once, created_at, due_at)
    values ('self-test', 'self-test ' || private.warsaw_day(moment), moment, moment)
    on conflict (once) do nothing;
  end if;
  if broken is not null
    and exists (select from public.contact_settings where webhook_url is not null) then
    insert into public.notifications (kind, once, created_at, due_at)
    values ('alarm', 'alarm ' || private.warsaw_day(moment), moment, moment)
    on conflict (once) do nothing;
  end if;
end
$$;
revoke all on function public.queue_daily_notifications from public, anon, authenticated;
grant execute on function public.queue_daily_notifications to service_role;

-- Ten in ten minutes at most. Returns the notification's id, under which its outcome is found.
create function public.request_trial(channel text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  requested bigint;
begin
  perform private.require_admin();
  if (
    select count(*) >= 10 from public.notifications
    where kind in ('trial-mail', 'trial-webhook') and created_at > now() - interval '10 minutes'
  ) then
    raise program_limit_exceeded using message = 'Too many trials within ten minutes';
  end if;
  insert into public.notifications (kind) values ('trial-' || channel) returning id into requested;
  return requested;
end
$$;
revoke all on function public.request_trial from public, anon, authenticated;
grant execute on function public.request_trial to authenticated;

-- Work ------------------------------------------------------------------------------------------

-- Whether the scheduler of a hosted database has to call the function.
create function public.is_contact_work_due(moment timestamptz default now())
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.notifications
    where status in ('waiting', 'sending') and due_at <= moment
  ) or private.is_self_test_due(moment)
$$;
revoke all on function public.is_contact_work_due from public, anon, authenticated;
grant execute on function public.is_contact_work_due to service_role;

-- Hands the next due notification of these kinds to one worker, with all that is needed to send it.
-- An expired lease belonged to a worker that died and may have handed a mail over. A due time or a
-- lease further in the future than any that are given was written by a clock that ran ahead; such a
-- notification is due now. The text of a message goes to the webhook only where the settings say so.
create function public.claim_notification(kinds text[], lease_seconds integer)
returns jsonb
language sql security definer set search_path = ''
as $$
  -- It became spam while a worker that died had it.
  update public.contact_messages as message set mail_status = 'dismissed'
  from public.notifications as queued
  where queued.message_id = message.id and queued.kind = 'message'
    and queued.status = 'sending' and queued.lease_until <= now() and message.handling = 'spam';

  with due as materialized (
    select id, kind, message_id from public.notifications
    where kind = any(kinds) and (
      (status = 'waiting' and (due_at <= now() or due_at > now() + interval '2 hours'))
      or (status = 'sending'
        and (lease_until <= now() or lease_until > now() + make_interval(secs => 2 * lease_seconds)))
    )
    order by due_at
    limit 1
    for update skip locked
  ),
  -- Nobody waits here for a message while holding its notification. Without it, the claim is empty.
  held as materialized (
    select id from public.contact_messages
    where id = (select message_id from due where kind = 'message')
    for no key update skip locked
  ),
  claimed as (
    update public.notifications as taken set
      status = 'sending',
      attempts = taken.attempts + 1,
      maybe_delivered = taken.maybe_delivered or taken.status = 'sending',
      lease = gen_random_uuid(),
      lease_until = now() + make_interval(secs => lease_seconds)
    from due
    where taken.id = due.id and (due.kind <> 'message' or exists (select from held))
    returning taken.*
  )
  select jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'lease', claimed.lease, 'attempts', claimed.attempts,
    'created_at', claimed.created_at, 'maybe_delivered', claimed.maybe_delivered,
    'recipients', to_jsonb(coalesce(settings.recipients, '{}')),
    'webhook_url', settings.webhook_url, 'webhook_secret', settings.webhook_secret,
    'broken_since', (select broken_since from private.mail_watch(now())),
    'message', case when message.id is not null then jsonb_build_object(
      'id', message.id, 'name', message.name, 'created_at', message.created_at,
      'mail_id', message.mail_id, 'doubtful', message.doubtful,
      'email', case when claimed.kind in ('message', 'confirmation') then message.email end,
      'text', case
        when claimed.kind = 'message' or (claimed.kind = 'lead' and settings.webhook_has_text)
        then message.message
      end
    ) end
  )
  from claimed
  left join public.contact_messages as message on message.id = claimed.message_id
  left join public.contact_settings as settings on true
$$;
revoke all on function public.claim_notification from public, anon, authenticated;
grant execute on function public.claim_notification to service_role;

-- Writes down how an attempt ended. Returns false when the lease has passed to another worker.
-- The mail of what became spam during the attempt is not tried again.
create function public.finish_notification(
  notification_id bigint,
  lease uuid,
  outcome text,
  retry_in_seconds integer,
  maybe_delivered boolean,
  error text
) returns boolean
language sql security definer set search_path = ''
as $$
  select from public.contact_messages
  where id = (
    select message_id from public.notifications where id = notification_id and kind = 'message'
  )
  for no key update;

  with finished as (
    update public.notifications as done set
      status = case
        when outcome <> 'sent' and done.kind = 'message' and exists (
          select from public.contact_messages as message
          where message.id = done.message_id and message.handling = 'spam'
        ) then 'dismissed'
        else outcome
      end,
      due_at = now() + make_interval(secs => retry_in_seconds),
      maybe_delivered = done.maybe_delivered or finish_notification.maybe_delivered,
      sent_at = case when outcome = 'sent' then now() end,
      error = left(finish_notification.error, 500),
      lease = null,
      lease_until = null
    where done.id = notification_id and done.lease = finish_notification.lease
      and done.status = 'sending'
    returning done.id
  )
  select exists (select from finished)
$$;
revoke all on function public.finish_notification from public, anon, authenticated;
grant execute on function public.finish_notification to service_role;

-- Answered in a mail program --------------------------------------------------------------------

-- The mail of an enquiry has a link „Odpowiedziano”: who answers in a mail program needs no session to say
-- so. The address holds a random token; only its hash is stored.
create table private.answer_links (
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Null when the message is no longer there.
  message_id bigint references public.contact_messages on delete set null,
  expires_at timestamptz not null
);

create index answer_links_message_idx on private.answer_links (message_id);

alter table private.answer_links enable row level security;
revoke all on private.answer_links from public, anon, authenticated;
grant all on private.answer_links to service_role;

-- Returns the token, for one mail.
create function public.make_answer_link(message_id bigint, moment timestamptz default now()) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of two, 244 bits are random.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- Until then it says that it has expired.
  delete from private.answer_links where expires_at < now() - interval '30 days';
  insert into private.answer_links (token_hash, message_id, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), make_answer_link.message_id,
    moment + interval '7 days'
  );
  return token;
end
$$;
revoke all on function public.make_answer_link from public, anon, authenticated;
grant execute on function public.make_answer_link to service_role;

-- What a link says of its message, and with `pressed` marks it as answered: null without such a link, else
-- {state, message_id, first_name, received_at} with `expired`, `removed`, `spam`, `answered`, `open` or,
-- when this press did it, `done`. Security definer, since the token is the permission.
create function public.answer_by_link(token text, pressed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.answer_links;
  message public.contact_messages;
  state text;
begin
  select * into link from private.answer_links
  where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if link.token_hash is null then return null; end if;

  if pressed then
    select * into message from public.contact_messages where id = link.message_id for update;
  else
    select * into message from public.contact_messages where id = link.message_id;
  end if;
  state := case
    when message.id is null then 'removed'
    when link.expires_at <= now() then 'expired'
    when message.handling in ('spam', 'answered') then message.handling
    else 'open'
  end;
  if state = 'open' and pressed then
    perform private.log_message(message.id, 'answered', 'link');
    update public.contact_messages as answered
    set version = answered.version + 1, handling = 'answered', answered_at = now()
    where answered.id = message.id;
    state := 'done';
  end if;
  return jsonb_build_object('state', state) || case
    when state in ('removed', 'expired') then '{}'
    else jsonb_build_object(
      'message_id', message.id,
      'first_name', left(split_part(btrim(message.name), ' ', 1), 40),
      'received_at', message.created_at
    )
  end;
end
$$;
revoke all on function public.answer_by_link from public, anon, authenticated;
grant execute on function public.answer_by_link to anon, authenticated, service_role;
