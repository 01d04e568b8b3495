-- The people who run the panel: invitations, forgotten passwords, removal. All of it is called with the
-- secret key, by the function `accounts` and by `npm run admin`; neither visitors nor administrators reach it.

-- One link for each purpose and address. Only a hash of its secret is stored.
create table public.account_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('invitation', 'reset')),
  email text not null check (private.is_line(email, 254) and email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,

  constraint account_links_email_key unique (purpose, email)
);

alter table public.account_links enable row level security;

-- When something was tried that is limited. The subject is a hash.
create table public.account_attempts (
  subject text not null check (length(subject) <= 100),
  created_at timestamptz not null default clock_timestamp()
);

create index account_attempts_idx on public.account_attempts (subject, created_at);

alter table public.account_attempts enable row level security;

-- False when the subject was tried too often of late. Locks the subject, so that attempts at the same moment count.
create function public.note_account_attempt(subject text, most integer, seconds integer)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - make_interval(secs => seconds);
begin
  perform pg_advisory_xact_lock(hashtextextended('account_attempts ' || note_account_attempt.subject, 0));
  delete from public.account_attempts where created_at < clock_timestamp() - interval '1 day';
  if (
    select count(*) from public.account_attempts as attempt
    where attempt.subject = note_account_attempt.subject
      and attempt.created_at between since and clock_timestamp()
  ) >= most then
    return false;
  end if;
  insert into public.account_attempts (subject) values (note_account_attempt.subject);
  return true;
end
$$;

-- A newer link takes the place of the older one. Null for a password of somebody who is no administrator.
create function public.make_account_link(
  purpose text, email text, token_hash text, seconds integer
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  expires constant timestamptz := now() + make_interval(secs => seconds);
begin
  delete from public.account_links where expires_at < now();
  if make_account_link.purpose = 'reset' and not exists (
    select from public.admin_users join auth.users using (id)
    where users.email = lower(make_account_link.email)
  ) then
    return null;
  end if;
  insert into public.account_links as link (purpose, email, token_hash, expires_at)
  values (
    make_account_link.purpose, lower(make_account_link.email), make_account_link.token_hash, expires
  )
  on conflict on constraint account_links_email_key do update
  set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at;
  return expires;
end
$$;

-- The id of an account, administrator or not. The API of Supabase Auth cannot look one up by its address.
create function public.find_account(email text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select id from auth.users where users.email = lower(find_account.email)
$$;

create function public.list_administrators()
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select admin_users.id, users.email::text, admin_users.created_at, users.last_sign_in_at
  from public.admin_users join auth.users using (id)
  order by admin_users.created_at, admin_users.id
$$;

-- Takes the rights of an administrator. `remover` is null for the operator. The lock makes two administrators
-- who remove each other wait for one another: the second is no administrator any more.
create function public.remove_administrator(person uuid, remover uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.admin_users in share row exclusive mode;
  if remover is not null and not exists (select from public.admin_users where id = remover) then
    return 'refused';
  end if;
  if person = remover then
    return 'oneself';
  end if;
  if not exists (select from public.admin_users where id = person) then
    return 'missing';
  end if;
  if (select count(*) from public.admin_users) = 1 then
    return 'last';
  end if;
  delete from public.account_links
  where email = (select lower(users.email) from auth.users where id = person);
  delete from public.admin_users where id = person;
  return 'removed';
end
$$;

revoke all on public.account_links, public.account_attempts from public, anon, authenticated;
grant all on public.account_links, public.account_attempts to service_role;

revoke all on function
  public.note_account_attempt(text, integer, integer),
  public.make_account_link(text, text, text, integer),
  public.find_account(text),
  public.list_administrators(),
  public.remove_administrator(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.note_account_attempt(text, integer, integer),
  public.make_account_link(text, text, text, integer),
  public.find_account(text),
  public.list_administrators(),
  public.remove_administrator(uuid, uuid)
to service_role;
