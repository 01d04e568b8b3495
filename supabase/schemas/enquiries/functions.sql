-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_enquiries.sql.

create or replace function private.are_mail_addresses(addresses text[])
returns boolean
language sql
immutable parallel safe
set search_path to ''
as $function$
  select coalesce(array_ndims(addresses), 1) = 1
    and cardinality(addresses) <= 5
    and not exists (
      select from unnest(addresses) as address
      where (
        address ~ '^[^[:space:][:cntrl:]@<>,;:()"\\]+@[^[:space:][:cntrl:]@<>,;:()"\\]+\.[^[:space:][:cntrl:]@<>,;:()"\\.]+$'
        and length(address) <= 254
      ) is not true
    )
$function$;

grant execute on function private.are_mail_addresses(addresses text[]) to authenticated, service_role;

create or replace function private.begin_handling()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  if new.mail_status = 'trapped' then new.handling := 'spam'; end if;
  return new;
end
$function$;

create or replace function private.is_host(value text)
returns boolean
language plpgsql
immutable strict
set search_path to ''
as $function$
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
$function$;

grant execute on function private.is_host(value text) to authenticated, service_role;

create or replace function private.is_self_test_due(moment timestamp with time zone)
returns boolean
language sql
stable
set search_path to ''
as $function$
  select not exists (select from public.notifications where kind = 'self-test')
    or (
      (moment at time zone 'Europe/Warsaw')::time >= '07:00'
      and not exists (
        select from public.notifications
        where once = 'self-test ' || private.warsaw_day(moment)
      )
    )
$function$;

create or replace function private.is_webhook_address(value text)
returns boolean
language sql
immutable strict
set search_path to ''
as $function$
  select length(value) <= 500
    and value !~ '[[:space:][:cntrl:]"<>\\]'
    and coalesce(private.is_host(parts[1]), false)
    and coalesce(parts[2], '443')::integer between 1 and 65535
  from (values (
    regexp_match(value, '^https://(\[[^]]*\]|[^]/?#:[]+)(?::([0-9]{1,5}))?(?:[/?#]|$)')
  )) as address (parts)
$function$;

grant execute on function private.is_webhook_address(value text) to authenticated, service_role;

create or replace function private.keep_mailing()
returns trigger
language plpgsql
set search_path to ''
as $function$
begin
  insert into public.message_events (message_id, kind, detail)
  values (new.id, case new.mail_status when 'sent' then 'mailed' else 'refused' end, new.mail_error);
  return null;
end
$function$;

create or replace function private.log_message(message_id bigint, kind text, detail text default null::text)
returns void
language sql
set search_path to ''
as $function$
  insert into public.message_events (message_id, kind, actor_id, actor_email, detail)
  values (message_id, kind, auth.uid(), auth.jwt() ->> 'email', detail)
$function$;

create or replace function private.mail_watch(moment timestamp with time zone)
returns table(proven_at timestamp with time zone, broken_since timestamp with time zone)
language sql
stable
set search_path to ''
as $function$
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
$function$;

create or replace function private.note_who_set_contact()
returns trigger
language plpgsql
set search_path to ''
as $function$
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
$function$;

create or replace function private.notify_of_message()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function private.page_paths(of_table text, of_record bigint)
returns text[]
language sql
stable
set search_path to ''
as $function$
  select array_agg(case of_table when 'blog_posts' then '/blog/' else '/case-studies/' end || name)
  from (
    select slug as name from public.blog_posts where of_table = 'blog_posts' and id = of_record
    union select slug from public.case_studies where of_table = 'case_studies' and id = of_record
    union select slug from public.slug_redirects
      where table_name = of_table and record_id = of_record
    union select of_record::text
  ) as names
$function$;

grant execute on function private.page_paths(of_table text, of_record bigint) to authenticated, service_role;

create or replace function private.queue_mail()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function private.show_mail()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function private.warsaw_day(moment timestamp with time zone)
returns date
language sql
stable
set search_path to ''
as $function$
  select (moment at time zone 'Europe/Warsaw')::date
$function$;

create or replace function public.answer_by_link(token text, pressed boolean)
returns jsonb
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.answer_by_link(token text, pressed boolean) to anon, authenticated, service_role;

create or replace function public.claim_notification(kinds text[], lease_seconds integer)
returns jsonb
language sql
security definer
set search_path to ''
as $function$
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
    'review', private.review_mail(claimed.table_name, claimed.record_id),
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
$function$;

grant execute on function public.claim_notification(kinds text[], lease_seconds integer) to service_role;

create or replace function public.contact_mail_state()
returns table(waiting bigint, retried bigint, stuck bigint, failed bigint)
language sql
stable
set search_path to ''
as $function$
  select
    count(*) filter (where mail_status in ('waiting', 'sending')),
    -- An attempt under way has been counted already.
    count(*) filter (where mail_attempts >= case mail_status when 'waiting' then 1 when 'sending' then 2 end),
    count(*) filter (where mail_status in ('waiting', 'sending') and mail_attempts >= 3
      and handling in ('new', 'open')),
    count(*) filter (where mail_status = 'failed' and handling in ('new', 'open'))
  from public.contact_messages
$function$;

grant execute on function public.contact_mail_state() to service_role;

create or replace function public.count_page_messages(of_table text, of_record bigint)
returns bigint
language sql
stable
set search_path to ''
as $function$
  select count(*) from public.contact_messages
  where handling <> 'spam' and visit -> 'pages' ?| (select private.page_paths(of_table, of_record))
$function$;

grant execute on function public.count_page_messages(of_table text, of_record bigint) to authenticated;

create or replace function public.find_messages(first_row integer, row_limit integer, search text default null::text, in_handling text default null::text, from_source text default null::text, of_table text default null::text, of_record bigint default null::bigint)
returns table(id bigint, created_at timestamp with time zone, name text, email text, opening text, handling text, taken_by_email text, answered_at timestamp with time zone, mail_status text, mail_attempts integer, mail_due_at timestamp with time zone, mail_sent_at timestamp with time zone, mail_error text, doubtful text, total bigint)
language sql
stable
set search_path to ''
as $function$
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
$function$;

grant execute on function public.find_messages(first_row integer, row_limit integer, search text, in_handling text, from_source text, of_table text, of_record bigint) to authenticated;

create or replace function public.finish_notification(notification_id bigint, lease uuid, outcome text, retry_in_seconds integer, maybe_delivered boolean, error text)
returns boolean
language sql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.finish_notification(notification_id bigint, lease uuid, outcome text, retry_in_seconds integer, maybe_delivered boolean, error text) to service_role;

create or replace function public.handle_message(message_id bigint, seen_version integer, action text)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
declare
  found_message public.contact_messages;
  event text;
  takes boolean;
begin
  perform private.require(private.may_handle_messages());
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
$function$;

grant execute on function public.handle_message(message_id bigint, seen_version integer, action text) to authenticated;

create or replace function public.is_contact_work_due(moment timestamp with time zone default now())
returns boolean
language sql
stable security definer
set search_path to ''
as $function$
  select exists (
    select from public.notifications
    where status in ('waiting', 'sending') and due_at <= moment
  ) or private.is_self_test_due(moment)
$function$;

grant execute on function public.is_contact_work_due(moment timestamp with time zone) to service_role;

create or replace function public.list_message_sources()
returns table(source text, messages bigint)
language sql
stable
set search_path to ''
as $function$
  select message.source, count(*) from public.contact_messages as message
  where message.source is not null and message.handling <> 'spam'
  group by message.source order by count(*) desc, message.source limit 100
$function$;

grant execute on function public.list_message_sources() to authenticated;

create or replace function public.mail_watch(moment timestamp with time zone default now())
returns table(proven_at timestamp with time zone, broken_since timestamp with time zone, is_unset boolean)
language plpgsql
stable security definer
set search_path to ''
as $function$
begin
  perform private.require(private.may_handle_messages());
  return query
  select watch.proven_at, watch.broken_since, exists (
    select from private.mail_setting where not is_set
  )
  from private.mail_watch(moment) as watch;
end
$function$;

grant execute on function public.mail_watch(moment timestamp with time zone) to authenticated;

create or replace function public.make_answer_link(message_id bigint, moment timestamp with time zone default now())
returns text
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.make_answer_link(message_id bigint, moment timestamp with time zone) to service_role;

create or replace function public.mark_client(message_id bigint, seen_version integer, client boolean)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
declare
  found_message public.contact_messages;
begin
  perform private.require(private.may_handle_messages());
  select * into found_message from public.contact_messages where id = message_id for update;
  if found_message.id is null then return 'gone'; end if;
  if found_message.is_client = client then return 'done'; end if;
  if found_message.version <> seen_version then return 'conflict'; end if;

  perform private.log_message(found_message.id, case when client then 'kept' else 'unkept' end);
  update public.contact_messages set is_client = client, version = version + 1
  where id = found_message.id;
  return 'done';
end
$function$;

grant execute on function public.mark_client(message_id bigint, seen_version integer, client boolean) to authenticated;

create or replace function public.note_message(message_id bigint, seen_version integer, note text)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
declare
  found_message public.contact_messages;
begin
  perform private.require(private.may_handle_messages());
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
$function$;

grant execute on function public.note_message(message_id bigint, seen_version integer, note text) to authenticated;

create or replace function public.queue_daily_notifications(has_mail boolean, moment timestamp with time zone default now())
returns void
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.queue_daily_notifications(has_mail boolean, moment timestamp with time zone) to service_role;

create or replace function public.request_trial(channel text)
returns bigint
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.request_trial(channel text) to authenticated;

create or replace function public.store_contact_message(sender_name text, sender_email text, body text, doubt text, trapped boolean, sender_hash text, submission_id uuid, visit_path jsonb, address_limit integer, clause text)
returns text
language plpgsql
set search_path to ''
as $function$
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
$function$;

grant execute on function public.store_contact_message(sender_name text, sender_email text, body text, doubt text, trapped boolean, sender_hash text, submission_id uuid, visit_path jsonb, address_limit integer, clause text) to service_role;
