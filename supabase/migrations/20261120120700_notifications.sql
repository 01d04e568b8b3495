-- Sent beside the messages themselves: webhooks, confirmations, self-tests and trials. Each
-- waits here until it was sent, as the messages do; only the contact function works on them.

create table public.notifications (
  id bigint generated always as identity primary key,
  -- `lead` and `alarm` call the webhook, `confirmation` and `self-test` are mails; administrators
  -- ask for the trials.
  kind text not null check (
    kind in ('lead', 'alarm', 'confirmation', 'self-test', 'trial-mail', 'trial-webhook')
  ),
  message_id bigint references public.contact_messages on delete cascade,
  -- Of two notifications with the same words here, only the first is kept.
  once text unique,
  created_at timestamptz not null default now(),
  -- `missed`: the self-test of the next day came first.
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'failed', 'missed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  lease uuid,
  lease_until timestamptz,
  sent_at timestamptz,
  error text check (length(error) <= 500)
);

create index notifications_due_idx on public.notifications (due_at)
where status in ('waiting', 'sending');
create index notifications_message_idx on public.notifications (message_id);
create index notifications_self_test_idx on public.notifications (created_at)
where kind = 'self-test';
create index contact_messages_mail_sent_at_idx on public.contact_messages (mail_sent_at);

alter table public.notifications enable row level security;

create policy "Administrators read notifications" on public.notifications
for select to authenticated using ((select private.is_admin()));

create function private.warsaw_day(moment timestamptz) returns date
language sql stable set search_path = ''
as $$
  select (moment at time zone 'Europe/Warsaw')::date
$$;

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

create trigger notify_of_new_message after insert on public.contact_messages
for each row when (new.mail_status = 'waiting')
execute function private.notify_of_message();

create trigger notify_of_rescued_message after update of mail_status on public.contact_messages
for each row when (old.mail_status in ('trapped', 'dismissed') and new.mail_status = 'waiting')
execute function private.notify_of_message();

-- The watch over the mail -----------------------------------------------------------------------

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

-- For the panel's banner.
create function public.mail_watch(moment timestamptz default now())
returns table (proven_at timestamptz, broken_since timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query select * from private.mail_watch(moment);
end
$$;

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

-- Work ------------------------------------------------------------------------------------------

-- Whether the scheduler of a hosted database has to call the function.
create function public.is_contact_work_due(moment timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contact_messages
    where mail_status in ('waiting', 'sending') and mail_due_at <= moment
  ) or exists (
    select from public.notifications
    where status in ('waiting', 'sending') and due_at <= moment
  ) or private.is_self_test_due(moment)
$$;

-- Hands the next due notification of these kinds to one worker, with all that is needed to send it.
-- The text of a message goes to the webhook only where the settings say so.
create function public.claim_notification(kinds text[], lease_seconds integer) returns jsonb
language sql security definer set search_path = ''
as $$
  with due as materialized (
    select id from public.notifications
    where kind = any(kinds) and (
      (status = 'waiting' and (due_at <= now() or due_at > now() + interval '2 hours'))
      or (status = 'sending'
        and (lease_until <= now() or lease_until > now() + make_interval(secs => 2 * lease_seconds)))
    )
    order by due_at
    limit 1
    for update skip locked
  ),
  claimed as (
    update public.notifications as taken set
      status = 'sending',
      attempts = taken.attempts + 1,
      lease = gen_random_uuid(),
      lease_until = now() + make_interval(secs => lease_seconds)
    from due
    where taken.id = due.id
    returning taken.*
  )
  select jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'lease', claimed.lease, 'attempts', claimed.attempts,
    'created_at', claimed.created_at,
    'recipients', to_jsonb(coalesce(settings.recipients, '{}')),
    'webhook_url', settings.webhook_url, 'webhook_secret', settings.webhook_secret,
    'broken_since', (select broken_since from private.mail_watch(now())),
    'message', case when message.id is not null then jsonb_build_object(
      'id', message.id, 'name', message.name, 'created_at', message.created_at,
      'email', case when claimed.kind = 'confirmation' then message.email end,
      'text', case when claimed.kind = 'lead' and settings.webhook_has_text then message.message end
    ) end
  )
  from claimed
  left join public.contact_messages as message on message.id = claimed.message_id
  left join public.contact_settings as settings on true
$$;

-- Returns false when the lease has passed to another worker.
create function public.finish_notification(
  notification_id bigint,
  lease uuid,
  outcome text,
  retry_in_seconds integer,
  error text
) returns boolean
language sql security definer set search_path = ''
as $$
  with finished as (
    update public.notifications as done set
      status = outcome,
      due_at = now() + make_interval(secs => retry_in_seconds),
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

-- Further recipients of messages, beside CONTACT_TO.
create function public.contact_recipients() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((select recipients from public.contact_settings), '{}')
$$;

-- Permissions -----------------------------------------------------------------------------------

revoke all on public.notifications from public, anon, authenticated;
revoke all on sequence public.notifications_id_seq from public, anon, authenticated;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;
grant all on sequence public.notifications_id_seq to service_role;

revoke all on function
  private.warsaw_day, private.notify_of_message, private.is_self_test_due, private.mail_watch
from public;

revoke all on function
  public.mail_watch, public.request_trial, public.queue_daily_notifications,
  public.is_contact_work_due, public.claim_notification, public.finish_notification,
  public.contact_recipients
from public, anon, authenticated;
grant execute on function public.mail_watch, public.request_trial to authenticated;
grant execute on function
  public.queue_daily_notifications, public.is_contact_work_due, public.claim_notification,
  public.finish_notification, public.contact_recipients
to service_role;
