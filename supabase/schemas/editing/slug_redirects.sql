-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_editing.sql.

create table public.slug_redirects (
  table_name text not null,
  slug text not null,
  record_id bigint not null,
  created_at timestamptz not null default now(),
  constraint slug_redirects_pkey primary key (table_name, slug),
  constraint slug_redirects_slug_check check (private.is_slug(slug)),
  constraint slug_redirects_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

create index slug_redirects_record_idx on public.slug_redirects using btree (table_name, record_id);

alter table public.slug_redirects enable row level security;

create policy "Former addresses are as visible as their records" on public.slug_redirects
for select to anon, authenticated
using (
case table_name
    when 'blog_posts'::text then (exists ( select
       from public.blog_posts
      where blog_posts.id = slug_redirects.record_id))
    else (exists ( select
       from public.case_studies
      where case_studies.id = slug_redirects.record_id))
end);

grant select on table public.slug_redirects to anon, authenticated;
grant all on table public.slug_redirects to service_role;
