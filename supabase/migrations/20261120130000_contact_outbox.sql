-- The outbox of the contact form: every stored message waits here until it was mailed.
-- Only the function (service_role) may call what is defined here.

alter table public.contact_messages
  -- Chosen by the form: a message that is sent again after a lost answer is stored once.
  add column submission uuid,
  add column mail_status text not null default 'waiting'
    check (mail_status in ('waiting', 'sending', 'sent', 'failed', 'trapped', 'dismissed')),
  -- Makes the Message-ID, which stays the same however often the message is mailed.
  add column mail_id uuid not null default gen_random_uuid(),
  add column mail_attempts integer not null default 0,
  add column mail_due_at timestamptz not null default now(),
  -- Who is sending it, and until when nobody else may.
  add column mail_lease uuid,
  add column mail_lease_until timestamptz,
  -- An attempt ended after the mail had left: the mail server may have it.
  add column mail_maybe_delivered boolean not null default false,
  add column mail_sent_at timestamptz,
  add column mail_error text check (length(mail_error) <= 500);

create index contact_messages_mail_due_idx on public.contact_messages (mail_due_at)
where mail_status in ('waiting', 'sending');
create index contact_messages_submission_idx on public.contact_messages (submission)
where submission is not null;

-- 'stored', or 'limited' when the address sent too many messages within ten minutes, or all
-- addresses together sent twenty times as many. The same text from the same sender within ten
-- minutes is the same message: a page without JavaScript has no number to know it by, and its
-- visitor taps twice, loads the answer anew, or comes back by another network.
--
-- A machine's clock may run years ahead and be set right again. What was written meanwhile lies in
-- the future then, and is not counted: later than now(), the moment at which this transaction began
-- to wait for its turn, would be too early a bound.
create function public.store_contact_message(
  sender_name text,
  sender_email text,
  body text,
  doubt text,
  trapped boolean,
  sender_hash text,
  submission_id uuid,
  address_limit integer
) returns text
language plpgsql set search_path = ''
as $$
declare
  window_start constant timestamptz := now() - interval '10 minutes';
begin
  -- One at a time, or messages that arrive together would all be counted as the first.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));

  -- A trapped one is never mailed, so it does not stand for one that would be.
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
    select count(*) >= address_limit from public.contact_messages
    where address_hash = sender_hash and created_at > window_start and created_at <= clock_timestamp()
  ) or (
    select count(*) >= address_limit * 20 from public.contact_messages
    where created_at > window_start and created_at <= clock_timestamp()
  ) then
    return 'limited';
  end if;

  insert into public.contact_messages
    (name, email, message, doubtful, address_hash, submission, mail_status)
  values (
    sender_name, sender_email, body, doubt, sender_hash, submission_id,
    case when trapped then 'trapped' else 'waiting' end
  );

  -- The hash serves to count, so it need not outlive the day.
  update public.contact_messages set address_hash = null
  where address_hash is not null and created_at < now() - interval '1 day';

  return 'stored';
end
$$;

-- Hands the next due message to one worker, for the length of its lease. A lease that ran out
-- belonged to a worker that died on the way: it may have handed the mail over. Nobody waits for
-- longer than an hour, nor holds a lease for longer than it was given for: what says so was written
-- by a clock that was ahead, and is due now.
create function public.claim_contact_message(lease_seconds integer)
returns setof public.contact_messages
language sql set search_path = ''
as $$
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

-- Writes down how an attempt ended; false when the lease has passed to another worker.
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
      mail_status = outcome,
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

-- For health checks. A message is stuck when it failed a few times in a row.
create function public.contact_mail_state()
returns table (waiting bigint, retried bigint, stuck bigint, failed bigint)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where mail_status in ('waiting', 'sending')),
    -- An attempt under way has been counted already.
    count(*) filter (where mail_attempts >= case mail_status when 'waiting' then 1 when 'sending' then 2 end),
    count(*) filter (where mail_status in ('waiting', 'sending') and mail_attempts >= 3),
    count(*) filter (where mail_status = 'failed')
  from public.contact_messages
$$;

revoke all on function
  public.store_contact_message, public.claim_contact_message,
  public.finish_contact_message, public.contact_mail_state
from public, anon, authenticated;
grant execute on function
  public.store_contact_message, public.claim_contact_message,
  public.finish_contact_message, public.contact_mail_state
to service_role;
