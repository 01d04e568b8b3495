-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.preview_links (
  id bigint not null generated always as identity,
  table_name text not null,
  record_id bigint not null,
  token_hash text not null,
  created_by text default (auth.jwt() ->> 'email'::text),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default (now() + '7 days'::interval),
  creator uuid default auth.uid(),
  constraint preview_links_pkey primary key (id),
  constraint preview_links_token_hash_key unique (token_hash),
  constraint preview_links_creator_fkey foreign key (creator) references public.admin_users(id) on delete cascade,
  constraint preview_links_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text])),
  constraint preview_links_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'::text)
);

create index preview_links_record_idx on public.preview_links using btree (table_name, record_id);

alter table public.preview_links enable row level security;

create trigger forget_old_preview_links after insert on public.preview_links
for each statement execute function private.forget_old_preview_links();

create policy "Editors make preview links" on public.preview_links
for insert to authenticated
with check ((select private.may_edit()));

create policy "Editors revoke preview links" on public.preview_links
for delete to authenticated
using ((select private.may_edit()));

create policy "Editors see preview links" on public.preview_links
for select to authenticated
using ((select private.may_edit()));

grant delete, select on table public.preview_links to authenticated;
grant insert (record_id, table_name, token_hash) on table public.preview_links to authenticated;
grant all on table public.preview_links to service_role;
grant all on sequence public.preview_links_id_seq to service_role;
