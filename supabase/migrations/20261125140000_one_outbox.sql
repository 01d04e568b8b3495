-- One queue for all that is sent: the mail of a message is a notification of the kind `message`.
-- There is one for each message. The columns mail_* of the message show its state, and take what is
-- wanted of it. Whoever locks both rows locks the message first.

alter table public.notifications
  -- An attempt ended after the mail had left: the mail server may have it.
  add column maybe_delivered boolean not null default false,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'message', 'lead', 'alarm', 'confirmation', 'self-test', 'trial-mail', 'trial-webhook'
  )),
  drop constraint notifications_status_check,
  add constraint notifications_status_check check (
    status in ('waiting', 'sending', 'sent', 'failed', 'missed', 'trapped', 'dismissed')
  );

insert into public.notifications (
  kind, message_id, once, created_at, status, attempts, due_at, lease, lease_until, maybe_delivered,
  sent_at, error
)
select
  'message', id, 'message ' || id, created_at, mail_status, mail_attempts, mail_due_at, mail_lease,
  mail_lease_until, mail_maybe_delivered, mail_sent_at, mail_error
from public.contact_messages
order by id;

drop function
  public.claim_contact_message, public.finish_contact_message, public.finish_notification,
  public.contact_recipients;
drop index public.contact_messages_mail_due_idx;
-- For the watch over the mail, which looks every few seconds.
create index notifications_proof_idx on public.notifications (sent_at)
where kind in ('self-test', 'trial-mail');
alter table public.contact_messages
  drop column mail_lease,
  drop column mail_lease_until,
  drop column mail_maybe_delivered;

-- The columns of the message --------------------------------------------------------------------

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

create trigger show_mail after update on public.notifications
for each row when (new.kind = 'message' and pg_trigger_depth() = 0)
execute function private.show_mail();

-- Work ------------------------------------------------------------------------------------------

create or replace function public.is_contact_work_due(moment timestamptz default now())
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.notifications
    where status in ('waiting', 'sending') and due_at <= moment
  ) or private.is_self_test_due(moment)
$$;

-- Hands the next due notification of these kinds to one worker, with all that is needed to send it.
-- An expired lease belonged to a worker that died and may have handed a mail over. A due time or a
-- lease further in the future than any that are given was written by a clock that ran ahead; such a
-- notification is due now. The text of a message goes to the webhook only where the settings say so.
create or replace function public.claim_notification(kinds text[], lease_seconds integer)
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

-- Runs daily. Returns the number of messages deleted.
create or replace function public.forget_old_messages(moment timestamptz default now()) returns integer
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
    and not exists (select from public.revisions as revision
      where revision.table_name = changes.table_name and revision.record_id = changes.record_id);

  if forgotten > 0 then
    insert into public.privacy_events (created_at, kind, messages)
    values (moment, 'expire', forgotten);
  end if;
  return forgotten;
end
$$;

-- Permissions -----------------------------------------------------------------------------------

revoke all on function private.queue_mail, private.show_mail from public, anon;
revoke all on function public.finish_notification from public, anon, authenticated;
grant execute on function public.finish_notification to service_role;
