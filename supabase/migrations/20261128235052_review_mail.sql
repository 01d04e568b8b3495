-- A mail about a draft that waits „Do sprawdzenia”, to those who may publish and want it.

alter table public.admin_users add column wants_review_mail boolean not null default false;
grant update (wants_review_mail) on public.admin_users to authenticated;

alter table public.notifications
  -- Of the record that waits.
  add column table_name text check (table_name in ('blog_posts', 'case_studies')),
  add column record_id bigint,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'message', 'lead', 'alarm', 'confirmation', 'self-test', 'trial-mail', 'trial-webhook', 'review'
  ));

-- Once a day for each record, and twenty in an hour: an author can send any number of drafts. Never costs the sending.
create function private.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
revoke all on function private.notify_of_review from public, anon, authenticated;

create trigger notify_of_review after insert on public.record_reviews
for each row execute function private.notify_of_review();

-- What a mail about a record tells, and to whom; null when it does not wait any more. Not to whoever sent it.
create function private.review_mail(of_table text, of_record bigint) returns jsonb
language sql stable set search_path = ''
as $$
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
$$;
revoke all on function private.review_mail from public, anon, authenticated;

do $$
declare
  former constant text := pg_get_functiondef('public.claim_notification'::regproc);
  place constant text := E'    ''message'', case when message.id is not null';
begin
  if strpos(former, place) = 0 then
    raise exception 'claim_notification is not as it was';
  end if;
  execute replace(former, place,
    E'    ''review'', private.review_mail(claimed.table_name, claimed.record_id),\n' || place);
end
$$;

do $$
begin
  execute 'create or replace view private.personal_columns as '
    || rtrim(pg_get_viewdef('private.personal_columns'::regclass), ';')
    || $list$
  union all select table_name, holds, columns::text[] from (values
    ('public.notifications', 'none', '{table_name}')
  ) as list (table_name, holds, columns)$list$;
end
$$;
