-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_accounts.sql.

create table public.account_links (
  token_hash text not null,
  purpose text not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_by uuid,
  roles text[] not null default '{administrator}'::text[],
  constraint account_links_pkey primary key (token_hash),
  constraint account_links_email_key unique (purpose, email),
  constraint account_links_created_by_fkey foreign key (created_by) references public.admin_users(id) on delete cascade,
  constraint account_links_email_check check (private.is_line(email, 254) and email = lower(email)),
  constraint account_links_purpose_check check (purpose = any (array['invitation'::text, 'reset'::text, 'address'::text])),
  constraint account_links_roles_check check (private.are_roles(roles)),
  constraint account_links_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'::text)
);

create unique index account_links_address_idx on public.account_links using btree (created_by) where (purpose = 'address'::text);

alter table public.account_links enable row level security;

create trigger log_invitation after insert or update of token_hash on public.account_links
for each row when (((new.purpose = 'invitation'::text) and (new.created_at = now()))) execute function private.log_invitation();

grant all on table public.account_links to service_role;
