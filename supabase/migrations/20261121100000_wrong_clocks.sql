-- A machine's clock may run years ahead and be set right again. What was written meanwhile lies in the
-- future then: it must neither count against today's senders nor keep a mail waiting for years.

-- As before, but messages from the future are not counted. That is later than now(), the moment at
-- which this transaction began to wait for its turn.
create or replace function public.store_contact_message(
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

  if exists (
    select from public.contact_messages
    where submission = submission_id
      and name = sender_name and email = sender_email and message = body
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

-- As before, but nobody waits for longer than an hour, nor holds a lease for longer than it was given
-- for: what says so was written by a clock that was ahead, and is due now.
create or replace function public.claim_contact_message(lease_seconds integer)
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
