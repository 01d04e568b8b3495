-- The second factor of an account: codes of an app (RFC 6238), recovery codes, remembered devices. What a code is, is
-- reckoned by the function `accounts`; that it opens anything is decided here.

-- Of each person at most one. The secret is base32, as the app gets it.
create table private.second_factors (
  user_id uuid primary key references public.admin_users (id) on delete cascade,
  secret text not null check (secret ~ '^[A-Z2-7]{32}$'),
  -- The newest half minute of which a code was taken: none works twice, nor one older than it.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Null until the first code has shown that the app has the secret.
  confirmed_at timestamptz
);

create table private.recovery_codes (
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  primary key (user_id, code_hash)
);

create table private.trusted_devices (
  device_hash text primary key check (device_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  expires_at timestamptz not null
);

create index trusted_devices_user_idx on private.trusted_devices (user_id);

-- Sessions in which the second factor was given. No reference to auth.sessions, which belongs to others on Supabase; an
-- id never comes again.
create table private.confirmed_sessions (
  session_id uuid primary key,
  user_id uuid not null references private.second_factors (user_id) on delete cascade
);

create index confirmed_sessions_user_idx on private.confirmed_sessions (user_id);

-- „Wymagaj od wszystkich”.
create table private.second_factor_setting (
  id boolean primary key default true check (id),
  is_required boolean not null default false
);
insert into private.second_factor_setting default values;

do $$
declare
  of_table text;
begin
  foreach of_table in array array[
    'second_factors', 'recovery_codes', 'trusted_devices', 'confirmed_sessions',
    'second_factor_setting'
  ] loop
    execute format('alter table private.%I enable row level security', of_table);
    execute format('revoke all on private.%I from public, anon, authenticated', of_table);
    execute format('grant all on private.%I to service_role', of_table);
  end loop;
end
$$;

-- The rule --------------------------------------------------------------------------------------

-- What a session lacks: 'open' is nothing, 'code' a code of ours, 'assurance' one of Supabase's own MFA, which somebody
-- may have enrolled there, 'setup' the factor that everybody must have. Neither takes the place of the other: with the
-- password alone one can enroll a first factor at Supabase. Lite has no auth.mfa_factors.
create function private.second_factor_state(person uuid, session uuid, assurance text)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  has_factor boolean;
  is_given boolean;
  is_asked_of_all boolean;
begin
  -- In one statement, for each request waits for it.
  select
    exists (select from private.second_factors where user_id = person and confirmed_at is not null),
    exists (select from private.confirmed_sessions where session_id = session and user_id = person),
    (select is_required from private.second_factor_setting)
  into has_factor, is_given, is_asked_of_all;
  if has_factor and not is_given then
    return 'code';
  end if;
  -- Planned only where the table is.
  if to_regclass('auth.mfa_factors') is not null then
    if exists (
      select from auth.mfa_factors where user_id = person and status::text = 'verified'
    ) then
      if assurance is distinct from 'aal2' then
        return 'assurance';
      end if;
      has_factor := true;
    end if;
  end if;
  return case when is_asked_of_all and not has_factor then 'setup' else 'open' end;
end
$$;
revoke all on function private.second_factor_state from public, anon, authenticated;

-- As before, and empty for a token that the password alone brought. Who has yet to set up a factor hears that the
-- session has ended: the sign-in leads to it.
create or replace function private.roles() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  own text[];
  state text;
begin
  if not exists (select from auth.sessions where id = session and user_id = auth.uid()) then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  select admin_users.roles into own from public.admin_users where id = auth.uid();
  if own is null then
    return '{}';
  end if;
  state := private.second_factor_state(auth.uid(), session, auth.jwt() ->> 'aal');
  if state = 'setup' then
    raise sqlstate 'PT401' using message = 'A second factor has to be set up';
  end if;
  return case state when 'open' then own else '{}' end;
end
$$;

-- For the function `accounts`, which has the secret key -----------------------------------------

-- Null for somebody without access.
create function public.look_at_second_factor(person uuid, session uuid, assurance text default null)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', private.second_factor_state(person, session, assurance),
    'since', (select confirmed_at from private.second_factors where user_id = person),
    'codes', (select count(*) from private.recovery_codes where user_id = person),
    'devices', (
      select count(*) from private.trusted_devices where user_id = person and expires_at > now()
    ),
    'required', (select is_required from private.second_factor_setting)
  )
  from public.admin_users where id = person
$$;

-- Everybody who has one, of ours or of Supabase.
create function public.list_second_factors() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select user_id from private.second_factors where confirmed_at is not null;
  if to_regclass('auth.mfa_factors') is not null then
    return query select user_id from auth.mfa_factors where status::text = 'verified';
  end if;
end
$$;

-- False when there is one already.
create function public.start_second_factor(person uuid, new_secret text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.second_factors as factor (user_id, secret) values (person, new_secret)
  on conflict (user_id) do update set secret = excluded.secret, created_at = now()
  where factor.confirmed_at is null;
  return found;
end
$$;

-- Null when there is none, or it is not at the asked stage.
create function public.second_factor_secret(person uuid, is_confirmed boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select secret from private.second_factors
  where user_id = person and (confirmed_at is not null) = is_confirmed
$$;

create function private.confirm_session(person uuid, session uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.confirmed_sessions where user_id = person and not exists (
    select from auth.sessions where id = session_id
  );
  insert into private.confirmed_sessions (session_id, user_id)
  select id, person from auth.sessions where id = session and user_id = person
  on conflict do nothing;
end
$$;
revoke all on function private.confirm_session from public, anon, authenticated;

-- `secret` is the one that the code was reckoned with: another window may have begun anew meanwhile.
create function public.finish_second_factor(
  person uuid, session uuid, of_secret text, step bigint, code_hashes text[]
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.second_factors set confirmed_at = now(), last_step = step
  where user_id = person and secret = of_secret and confirmed_at is null;
  if not found then
    return false;
  end if;
  insert into private.recovery_codes (user_id, code_hash)
  select person, hash from unnest(code_hashes) as hash;
  perform private.confirm_session(person, session);
  return true;
end
$$;

-- False for a code that was taken before. A session of null is confirmed by nothing.
create function public.take_second_factor_code(person uuid, session uuid, step bigint)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.second_factors set last_step = step
  where user_id = person and confirmed_at is not null and last_step < step;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  return true;
end
$$;

create function public.take_recovery_code(person uuid, session uuid, hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.recovery_codes where user_id = person and code_hash = hash;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  return true;
end
$$;

create function public.replace_recovery_codes(person uuid, code_hashes text[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, hash from unnest(code_hashes) as hash;
$$;

create function public.trust_device(person uuid, hash text, until timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.trusted_devices where expires_at < now();
  insert into private.trusted_devices (device_hash, user_id, expires_at)
  select hash, user_id, until from private.second_factors where user_id = person;
$$;

create function public.take_trusted_device(
  person uuid, session uuid, hash text, moment timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.trusted_devices
  where device_hash = hash and user_id = person and expires_at > moment;
  if not found then
    return false;
  end if;
  perform private.confirm_session(person, session);
  return true;
end
$$;

create function public.forget_trusted_devices(person uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.trusted_devices where user_id = person;
$$;

-- False when there was none. All that belongs to it goes with the row.
create function public.remove_second_factor(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.second_factors where user_id = person;
  return found;
end
$$;

create function public.require_second_factor(of_everybody boolean) returns void
language sql security definer set search_path = ''
as $$
  update private.second_factor_setting set is_required = of_everybody;
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'look_at_second_factor', 'list_second_factors', 'start_second_factor', 'second_factor_secret',
    'finish_second_factor', 'take_second_factor_code', 'take_recovery_code',
    'replace_recovery_codes', 'trust_device', 'take_trusted_device', 'forget_trusted_devices',
    'remove_second_factor', 'require_second_factor'
  ] loop
    execute format('revoke all on function public.%I from public, anon, authenticated', name);
    execute format('grant execute on function public.%I to service_role', name);
  end loop;
end
$$;

-- Text columns, for the tools of personal data ---------------------------------------------------

create or replace view private.personal_columns as
select table_name, holds, columns::text[] from (values
  ('public.admin_users', 'none', '{roles}'),
  ('public.read_hints', 'none', '{hint}'),
  ('public.account_links', 'holder', '{email}'),
  ('public.account_links', 'none', '{token_hash, purpose, roles}'),
  ('public.account_attempts', 'none', '{subject}'),
  ('private.second_factors', 'none', '{secret}'),
  ('private.recovery_codes', 'none', '{code_hash}'),
  ('private.trusted_devices', 'none', '{device_hash}'),
  ('private.confirmed_sessions', 'none', '{}'),
  ('private.second_factor_setting', 'none', '{}'),
  ('public.blog_posts', 'page', '{title, slug, author, content, content_blocks, image_url, sources, services, tags, seo_title, seo_description, share_image}'),
  ('public.blog_posts', 'derived', '{content_start}'),
  ('public.case_studies', 'page', '{title, slug, client, industry, summary, content, image_url, youtube_url, gallery_images, services, seo_title, seo_description, share_image, film}'),
  ('public.page_content', 'page', '{value}'),
  ('public.page_content', 'none', '{key}'),
  ('private.search_words', 'derived', '{words, listed}'),
  ('private.search_words', 'none', '{table_name}'),
  ('public.revisions', 'text', '{former_record}'),
  ('public.revisions', 'signature', '{actor_email}'),
  ('public.revisions', 'none', '{table_name, operation}'),
  ('public.slug_redirects', 'none', '{table_name, slug}'),
  ('public.unpublished_changes', 'text', '{changes, base}'),
  ('public.unpublished_changes', 'signature', '{saved_by}'),
  ('public.unpublished_changes', 'none', '{table_name}'),
  ('private.record_owners', 'none', '{table_name}'),
  ('public.record_reviews', 'signature', '{sent_by}'),
  ('public.record_reviews', 'none', '{table_name}'),
  ('public.record_notes', 'text', '{note, words}'),
  ('public.record_notes', 'signature', '{author_email, done_by}'),
  ('public.record_notes', 'none', '{table_name}'),
  ('public.working_copies', 'text', '{form}'),
  ('public.working_copies', 'none', '{table_name}'),
  ('public.open_records', 'holder', '{email}'),
  ('public.open_records', 'none', '{table_name}'),
  ('public.preview_links', 'signature', '{created_by}'),
  ('public.preview_links', 'none', '{table_name, token_hash}'),
  ('public.media_files', 'page', '{path, description, caption, author}'),
  ('public.media_files', 'text', '{file_name}'),
  ('public.media_files', 'signature', '{created_by}'),
  ('public.media_files', 'none', '{hash}'),
  ('public.contact_messages', 'sender', '{email}'),
  ('public.contact_messages', 'name', '{name}'),
  ('public.contact_messages', 'text', '{message, note, doubtful, mail_error, visit}'),
  ('public.contact_messages', 'signature', '{taken_by_email}'),
  ('public.contact_messages', 'derived', '{source, searched}'),
  ('public.contact_messages', 'none', '{address_hash, clause_version, handling, mail_status}'),
  ('public.message_events', 'text', '{detail}'),
  ('public.message_events', 'signature', '{actor_email}'),
  ('public.message_events', 'none', '{kind}'),
  ('public.contact_settings', 'addresses', '{recipients}'),
  ('public.contact_settings', 'none', '{webhook_url, webhook_secret, recipients_by}'),
  ('public.notifications', 'text', '{error}'),
  ('public.notifications', 'none', '{kind, once, status}'),
  ('private.mail_setting', 'none', '{}'),
  ('private.answer_links', 'none', '{token_hash}'),
  ('public.privacy_events', 'signature', '{actor_email}'),
  ('public.privacy_events', 'none', '{kind, subject_hash}'),
  ('private.subject_salt', 'none', '{salt}'),
  ('private.rewritten_tables', 'none', '{}'),
  ('public.redirects', 'none', '{from_address, to_address, kind}'),
  ('public.imports', 'none', '{source}'),
  ('public.imported', 'none', '{kind, source_id, target}'),
  ('public.import_runs', 'text', '{report, problem}'),
  ('public.import_runs', 'none', '{kind, source, options, state}'),
  ('public.page_visits', 'none', '{path}'),
  ('public.missing_addresses', 'none', '{path}'),
  ('public.backup_plan', 'none', '{problem}'),
  ('auth.users', 'account', '{email}'),
  ('auth.identities', 'account', '{}'),
  ('auth.sessions', 'account', '{}'),
  ('auth.refresh_tokens', 'account', '{}'),
  ('auth.flow_state', 'account', '{}'),
  ('auth.audit_log_entries', 'log', '{payload}')
) as list (table_name, holds, columns);
