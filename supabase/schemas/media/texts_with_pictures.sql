-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create view private.texts_with_pictures as
select 'record'::text as place,
    'blog_posts'::text as table_name,
    post.id as record_id,
    post.title,
    to_jsonb(post.*)::text as content
   from public.blog_posts post
union all
select 'record'::text as place,
    'case_studies'::text as table_name,
    study.id as record_id,
    study.title,
    to_jsonb(study.*)::text as content
   from public.case_studies study
union all
select
        case
            when (exists ( select
               from public.blog_posts
              where blog_posts.id = revisions.record_id and revisions.table_name = 'blog_posts'::text)) or (exists ( select
               from public.case_studies
              where case_studies.id = revisions.record_id and revisions.table_name = 'case_studies'::text)) or revisions.table_name = 'page_content'::text then 'history'::text
            else 'trash'::text
        end as place,
    revisions.table_name,
    revisions.record_id,
    coalesce(revisions.former_record ->> 'title'::text, revisions.former_record ->> 'key'::text) as title,
    revisions.former_record::text as content
   from public.revisions
union all
select 'record'::text as place,
    'page_content'::text as table_name,
    page_content.id as record_id,
    page_content.key as title,
    page_content.value::text as content
   from public.page_content
  where page_content.value is not null
union all
select 'working-copy'::text as place,
    working_copies.table_name,
    working_copies.record_id,
    working_copies.form ->> 'title'::text as title,
    working_copies.form::text as content
   from public.working_copies
union all
select 'unpublished'::text as place,
    unpublished_changes.table_name,
    unpublished_changes.record_id,
    coalesce(unpublished_changes.changes ->> 'title'::text, ( select blog_posts.title
           from public.blog_posts
          where unpublished_changes.table_name = 'blog_posts'::text and blog_posts.id = unpublished_changes.record_id), ( select case_studies.title
           from public.case_studies
          where unpublished_changes.table_name = 'case_studies'::text and case_studies.id = unpublished_changes.record_id), ( select page_content.key
           from public.page_content
          where unpublished_changes.table_name = 'page_content'::text and page_content.id = unpublished_changes.record_id)) as title,
    unpublished_changes.changes::text ||
        case
            when unpublished_changes.table_name = 'page_content'::text then coalesce(unpublished_changes.base ->> 'planned'::text, ''::text)
            else ''::text
        end as content
   from public.unpublished_changes;
