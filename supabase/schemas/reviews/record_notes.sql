-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_reviews.sql.

create table public.record_notes (
  id bigint not null generated always as identity,
  table_name text not null,
  record_id bigint not null,
  note text not null,
  words text,
  author_email text default (auth.jwt() ->> 'email'::text),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text,
  constraint record_notes_pkey primary key (id),
  constraint record_notes_note_check check (note ~ '\S'::text and length(note) <= 4000),
  constraint record_notes_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text])),
  constraint record_notes_words_check check (length(words) <= 1000)
);

create index record_notes_record_idx on public.record_notes using btree (table_name, record_id, id);

alter table public.record_notes enable row level security;

create policy "Editors read notes, authors those on their own records" on public.record_notes
for select to authenticated
using ((select private.may_edit()) or (select private.may_write()) and
case table_name
    when 'blog_posts'::text then (record_id in ( select private.own_records('blog_posts'::text) as own_records))
    else (record_id in ( select private.own_records('case_studies'::text) as own_records))
end);

grant select on table public.record_notes to authenticated;
grant all on table public.record_notes to service_role;
grant all on sequence public.record_notes_id_seq to service_role;
