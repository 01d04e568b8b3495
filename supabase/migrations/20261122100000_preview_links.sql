-- Links that show one record to people without an account before it is published. The address
-- holds a random token; only its hash is stored, so that no dump opens a preview.

create table public.preview_links (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);

create index preview_links_record_idx on public.preview_links (table_name, record_id);

alter table public.preview_links enable row level security;

create policy "Administrators see preview links" on public.preview_links
for select to authenticated using ((select private.is_admin()));

create policy "Administrators make preview links" on public.preview_links
for insert to authenticated with check ((select private.is_admin()));

create policy "Administrators revoke preview links" on public.preview_links
for delete to authenticated using ((select private.is_admin()));

create function private.forget_old_preview_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.preview_links where expires_at < now();
  return null;
end
$$;

create trigger forget_old_preview_links after insert on public.preview_links
for each statement execute function private.forget_old_preview_links();

-- {table_name, expires_at, is_changed, record} of a link that is valid, else null. The record is the one
-- that the next publication would show. Security definer, since visitors may not read drafts: the
-- token is the permission.
create function public.preview_record(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'table_name', link.table_name,
    'expires_at', link.expires_at,
    'is_changed', working.changes is not null,
    'record', coalesce(to_jsonb(post), to_jsonb(study))
      || coalesce(working.changes - array['published_at', 'hidden_after'], '{}')
  )
  from public.preview_links link
  left join public.blog_posts post
    on link.table_name = 'blog_posts' and post.id = link.record_id
  left join public.case_studies study
    on link.table_name = 'case_studies' and study.id = link.record_id
  left join public.unpublished_changes working
    on working.table_name = link.table_name and working.record_id = link.record_id
  where link.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and link.expires_at > now()
    and (post.id is not null or study.id is not null)
$$;

revoke all on public.preview_links from public, anon, authenticated;
revoke all on sequence public.preview_links_id_seq from public, anon, authenticated;
grant select, delete on public.preview_links to authenticated;
-- The rest of a link is the database's to write.
grant insert (table_name, record_id, token_hash) on public.preview_links to authenticated;
grant all on public.preview_links to service_role;
grant all on sequence public.preview_links_id_seq to service_role;

revoke all on function private.forget_old_preview_links(), public.preview_record(text)
from public, anon, authenticated;
grant execute on function public.preview_record(text) to anon, authenticated, service_role;
