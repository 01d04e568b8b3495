-- Messages of the contact form. Each waits here until it was mailed. Administrators read them;
-- only the contact function, as service_role, writes them and calls the functions below.

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
  -- What administrators made of it; the migration of the inbox has how.
  handling text not null default 'new',
  mail_status text not null default 'waiting',
  -- Makes the Message-ID, which stays the same however often the message is mailed.
  mail_id uuid not null default gen_random_uuid(),
  mail_attempts integer not null default 0,
  mail_due_at timestamptz not null default now(),
  -- The worker that is sending the message, and when its claim ends.
  mail_lease uuid,
  mail_lease_until timestamptz,
  -- An attempt ended after the mail had left: the mail server may have it.
  mail_maybe_delivered boolean not null default false,
  mail_sent_at timestamptz,
  mail_error text,

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
  constraint contact_messages_mail_error_check check (length(mail_error) <= 500)
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_email_idx on public.contact_messages (lower(email));
create index contact_messages_address_hash_idx on public.contact_messages (created_at)
where address_hash is not null;
create index contact_messages_mail_due_idx on public.contact_messages (mail_due_at)
where mail_status in ('waiting', 'sending');
create index contact_messages_submission_idx on public.contact_messages (submission)
where submission is not null;

alter table public.contact_messages enable row level security;

create policy "Administrators read messages" on public.contact_messages
for select to authenticated using ((select private.is_admin()));

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

-- Hands the next due message to one worker, for the length of its lease. An expired lease belonged
-- to a worker that died and may have handed the mail over. A due time or a lease further in the
-- future than any that are given was written by a clock that ran ahead; such a message is due now.
create function public.claim_contact_message(lease_seconds integer)
returns setof public.contact_messages
language sql set search_path = ''
as $$
  -- It became spam while that worker had it.
  update public.contact_messages
  set mail_status = 'dismissed', mail_lease = null, mail_lease_until = null
  where handling = 'spam' and mail_status = 'sending' and mail_lease_until <= now();

  with due as materialized (
    select id from public.contact_messages
    where (
      mail_status = 'waiting'
      and (mail_due_at <= now() or mail_due_at > now() + interval '2 hours')
    ) or (
      mail_status = 'sending'
      and (mail_lease_until <= now()
        or mail_lease_until > now() + make_interval(secs => 2 * lease_seconds))
    )
    order by mail_due_at
    limit 1
    for update skip locked
  )
  update public.contact_messages as claimed set
    mail_status = 'sending',
    mail_attempts = claimed.mail_attempts + 1,
    mail_maybe_delivered = claimed.mail_maybe_delivered or claimed.mail_status = 'sending',
    mail_lease = gen_random_uuid(),
    mail_lease_until = now() + make_interval(secs => lease_seconds)
  from due
  where claimed.id = due.id
  returning claimed.*
$$;

-- Writes down how an attempt ended. Returns false when the lease has passed to another worker.
-- What became spam during the attempt is not tried again.
create function public.finish_contact_message(
  message_id bigint,
  lease uuid,
  outcome text,
  retry_in_seconds integer,
  maybe_delivered boolean,
  error text
) returns boolean
language sql set search_path = ''
as $$
  with finished as (
    update public.contact_messages set
      mail_status = case when outcome <> 'sent' and handling = 'spam' then 'dismissed' else outcome end,
      mail_due_at = now() + make_interval(secs => retry_in_seconds),
      mail_maybe_delivered = mail_maybe_delivered or maybe_delivered,
      mail_sent_at = case when outcome = 'sent' then now() end,
      mail_error = left(error, 500),
      mail_lease = null,
      mail_lease_until = null
    where id = message_id and mail_lease = lease and mail_status = 'sending'
    returning id
  )
  select exists (select from finished)
$$;

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

revoke all on public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
grant all on sequence public.contact_messages_id_seq to service_role;

revoke all on function
  public.store_contact_message, public.claim_contact_message,
  public.finish_contact_message, public.contact_mail_state
from public, anon, authenticated;
grant execute on function
  public.store_contact_message, public.claim_contact_message,
  public.finish_contact_message, public.contact_mail_state
to service_role;
