-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_reviews.sql.

create table public.record_reviews (
  table_name text not null,
  record_id bigint not null,
  sent_by text default (auth.jwt() ->> 'email'::text),
  created_at timestamptz not null default now(),
  constraint record_reviews_pkey primary key (table_name, record_id),
  constraint record_reviews_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

alter table public.record_reviews enable row level security;

create trigger notify_of_review after insert on public.record_reviews
for each row execute function private.notify_of_review();

create policy "Editors see what waits, authors what they sent" on public.record_reviews
for select to authenticated
using ((select private.may_edit()) or (select private.may_write()) and
case table_name
    when 'blog_posts'::text then (record_id in ( select private.own_records('blog_posts'::text) as own_records))
    else (record_id in ( select private.own_records('case_studies'::text) as own_records))
end);

grant select on table public.record_reviews to authenticated;
grant all on table public.record_reviews to service_role;
