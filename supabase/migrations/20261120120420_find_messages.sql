-- How administrators find enquiries. The functions run as their caller, so the policies decide what they see.

-- All addresses that the page of a record has or had.
create function private.page_paths(of_table text, of_record bigint) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(case of_table when 'blog_posts' then '/blog/' else '/case-studies/' end || name)
  from (
    select slug as name from public.blog_posts where of_table = 'blog_posts' and id = of_record
    union select slug from public.case_studies where of_table = 'case_studies' and id = of_record
    union select slug from public.slug_redirects
      where table_name = of_table and record_id = of_record
    union select of_record::text
  ) as names
$$;

-- A part of the list, newest first; `total` counts all that were found. What is null finds everything.
create function public.find_messages(
  first_row integer, row_limit integer, search text default null, in_handling text default null,
  from_source text default null, of_table text default null, of_record bigint default null
) returns table (
  id bigint, created_at timestamptz, name text, email text, opening text, handling text,
  taken_by_email text, answered_at timestamptz, mail_status text, mail_attempts integer,
  mail_due_at timestamptz, mail_sent_at timestamptz, mail_error text, doubtful text, total bigint
)
language sql stable set search_path = ''
as $$
  with found as materialized (
    select message.id, message.created_at
    from public.contact_messages as message
    where (in_handling is null or message.handling = in_handling)
      and (from_source is null or message.source = from_source)
      and (of_record is null
        or message.visit -> 'pages' ?| (select private.page_paths(of_table, of_record)))
      and (search is null or message.searched like all (array(
        select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
        from regexp_split_to_table(private.fold(search), '\s+') as word
      )))
  ),
  part as (
    select found.id, (select count(*) from found) as total
    from found
    order by found.created_at desc, found.id desc
    limit least(row_limit, 200) offset first_row
  )
  select
    message.id, message.created_at, message.name, message.email,
    left(regexp_replace(left(message.message, 400), '\s+', ' ', 'g'), 200), message.handling,
    message.taken_by_email, message.answered_at, message.mail_status, message.mail_attempts,
    message.mail_due_at, message.mail_sent_at, message.mail_error, message.doubtful, part.total
  from part join public.contact_messages as message on message.id = part.id
  order by message.created_at desc, message.id desc
$$;

-- Where enquiries came from, most first.
create function public.list_message_sources()
returns table (source text, messages bigint)
language sql stable set search_path = ''
as $$
  select message.source, count(*) from public.contact_messages as message
  where message.source is not null and message.handling <> 'spam'
  group by message.source order by count(*) desc, message.source limit 100
$$;

-- How many enquiries came from visitors who read the page of a record.
create function public.count_page_messages(of_table text, of_record bigint)
returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.contact_messages
  where handling <> 'spam' and visit -> 'pages' ?| (select private.page_paths(of_table, of_record))
$$;

revoke all on function private.page_paths from public, anon;
grant execute on function private.page_paths to authenticated, service_role;

revoke all on function
  public.find_messages, public.list_message_sources, public.count_page_messages
from public, anon, authenticated;
grant execute on function
  public.find_messages, public.list_message_sources, public.count_page_messages
to authenticated;
