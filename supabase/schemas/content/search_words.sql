-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_content.sql.

create table private.search_words (
  table_name text not null,
  record_id bigint not null,
  words tsvector not null,
  listed text not null default ''::text,
  constraint search_words_pkey primary key (table_name, record_id),
  constraint search_words_table_name_check check (table_name = any (array['blog_posts'::text, 'case_studies'::text]))
);

create index search_words_idx on private.search_words using gin (words);

alter table private.search_words enable row level security;

grant all on table private.search_words to service_role;
