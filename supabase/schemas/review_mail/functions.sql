-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_review_mail.sql.

create or replace function private.notify_of_review()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if exists (
    select from public.admin_users
    where wants_review_mail and roles && array['administrator', 'editor']
  ) and (
    select count(*) < 20 from public.notifications
    where kind = 'review' and created_at > now() - interval '1 hour'
  ) then
    insert into public.notifications (kind, once, table_name, record_id)
    values (
      'review', concat_ws(' ', 'review', new.table_name, new.record_id, private.warsaw_day(now())),
      new.table_name, new.record_id
    )
    on conflict (once) do nothing;
  end if;
  return null;
exception when others then
  raise warning 'No mail about a draft that waits: %', sqlerrm;
  return null;
end
$function$;

create or replace function private.review_mail(of_table text, of_record bigint)
returns jsonb
language sql
stable
set search_path to ''
as $function$
  select jsonb_build_object(
    'table', review.table_name, 'id', review.record_id, 'title', coalesce(post.title, study.title),
    'to', (
      select coalesce(jsonb_agg(users.email order by users.email), '[]')
      from public.admin_users as person join auth.users on users.id = person.id
      where person.wants_review_mail and person.roles && array['administrator', 'editor']
        and lower(users.email) is distinct from lower(review.sent_by)
    )
  )
  from public.record_reviews as review
  left join public.blog_posts as post
    on review.table_name = 'blog_posts' and post.id = review.record_id
  left join public.case_studies as study
    on review.table_name = 'case_studies' and study.id = review.record_id
  where review.table_name = of_table and review.record_id = of_record
$function$;
