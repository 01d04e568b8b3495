-- Former states and former addresses of posts and case studies. One table of each serves both kinds
-- of records, and record_id has no foreign key: a deleted record is restored from its last revision
-- under its old id, and then has its history and its former addresses again.

-- Revisions -------------------------------------------------------------------------------------

create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  -- The change that ended this state of the record.
  operation text not null check (operation in ('update', 'delete')),
  -- The whole record before that change.
  former_record jsonb not null,
  actor_id uuid,
  actor_email text,
  created_at timestamptz not null default now()
);

create index revisions_record_idx on public.revisions (table_name, record_id, id desc);
create index revisions_deleted_idx on public.revisions (created_at desc) where operation = 'delete';

alter table public.revisions enable row level security;

create policy "Administrators read revisions" on public.revisions
for select to authenticated using ((select private.is_admin()));

-- Security definer, since not even administrators may write revisions by hand.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A save that changes nothing would push a true revision out of the fifty that are kept.
  if tg_op = 'UPDATE'
    and to_jsonb(old) - array['version', 'updated_at'] = to_jsonb(new) - array['version', 'updated_at']
  then
    return null;
  end if;

  insert into public.revisions (table_name, record_id, operation, former_record, actor_id, actor_email)
  values (tg_table_name, old.id, lower(tg_op), to_jsonb(old), auth.uid(), auth.jwt() ->> 'email');

  delete from public.revisions
  where table_name = tg_table_name and record_id = old.id and id <= (
    select id from public.revisions
    where table_name = tg_table_name and record_id = old.id
    order by id desc offset 50 limit 1
  );
  return null;
end
$$;

create trigger keep_revision after update or delete on public.blog_posts
for each row execute function private.keep_revision();
create trigger keep_revision after update or delete on public.case_studies
for each row execute function private.keep_revision();

-- Former addresses ------------------------------------------------------------------------------

-- A former slug leads to a record, not to another slug, so redirects never form a chain.
create table public.slug_redirects (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  slug text not null check (private.is_slug(slug)),
  record_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (table_name, slug)
);

create index slug_redirects_record_idx on public.slug_redirects (table_name, record_id);

alter table public.slug_redirects enable row level security;

-- The policies of the inner tables decide which records the reader may see.
create policy "Former addresses are as visible as their records" on public.slug_redirects
for select to anon, authenticated using (
  case table_name
    when 'blog_posts' then exists (select from public.blog_posts where id = record_id)
    else exists (select from public.case_studies where id = record_id)
  end
);

create function private.keep_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An address that was never public needs no redirect; one that was may be a draft's by now.
  if old.slug <> new.slug and (old.published_at <= now() or exists (
    select from public.revisions
    where table_name = tg_table_name and record_id = old.id
      and former_record ->> 'slug' = old.slug
      and (former_record ->> 'published_at')::timestamptz <= created_at
  )) then
    insert into public.slug_redirects (table_name, slug, record_id)
    values (tg_table_name, old.slug, old.id)
    on conflict (table_name, slug) do update
    set record_id = excluded.record_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;

create trigger keep_redirect after update of slug on public.blog_posts
for each row execute function private.keep_redirect();
create trigger keep_redirect after update of slug on public.case_studies
for each row execute function private.keep_redirect();

-- Permissions -----------------------------------------------------------------------------------

revoke all on public.revisions, public.slug_redirects from public, anon, authenticated;
revoke all on sequence public.revisions_id_seq from public, anon, authenticated;

grant select on public.revisions to authenticated;
grant select on public.slug_redirects to anon, authenticated;
grant all on public.revisions, public.slug_redirects to service_role;
grant all on sequence public.revisions_id_seq to service_role;

revoke all on function private.keep_revision(), private.keep_redirect()
from public, anon, authenticated;
