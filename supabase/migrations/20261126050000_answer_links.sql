-- The mail of an enquiry has a link „Odpowiedziano”: who answers in a mail program needs no session to say
-- so. The address holds a random token; only its hash is stored.

create table private.answer_links (
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Null when the message is no longer there.
  message_id bigint references public.contact_messages on delete set null,
  expires_at timestamptz not null
);

create index answer_links_message_idx on private.answer_links (message_id);

alter table private.answer_links enable row level security;
revoke all on private.answer_links from public, anon, authenticated;
grant all on private.answer_links to service_role;

-- Returns the token, for one mail.
create function public.make_answer_link(message_id bigint, moment timestamptz default now()) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of two, 244 bits are random.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- Until then it says that it has expired.
  delete from private.answer_links where expires_at < now() - interval '30 days';
  insert into private.answer_links (token_hash, message_id, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), make_answer_link.message_id,
    moment + interval '7 days'
  );
  return token;
end
$$;

-- What a link says of its message, and with `pressed` marks it as answered: null without such a link, else
-- {state, message_id, first_name, received_at} with `expired`, `removed`, `spam`, `answered`, `open` or,
-- when this press did it, `done`. Security definer, since the token is the permission.
create function public.answer_by_link(token text, pressed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  link private.answer_links;
  message public.contact_messages;
  state text;
begin
  select * into link from private.answer_links
  where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if link.token_hash is null then return null; end if;

  if pressed then
    select * into message from public.contact_messages where id = link.message_id for update;
  else
    select * into message from public.contact_messages where id = link.message_id;
  end if;
  state := case
    when message.id is null then 'removed'
    when link.expires_at <= now() then 'expired'
    when message.handling in ('spam', 'answered') then message.handling
    else 'open'
  end;
  if state = 'open' and pressed then
    perform private.log_message(message.id, 'answered', 'link');
    update public.contact_messages as answered
    set version = answered.version + 1, handling = 'answered', answered_at = now()
    where answered.id = message.id;
    state := 'done';
  end if;
  return jsonb_build_object('state', state) || case
    when state in ('removed', 'expired') then '{}'
    else jsonb_build_object(
      'message_id', message.id,
      'first_name', left(split_part(btrim(message.name), ' ', 1), 40),
      'received_at', message.created_at
    )
  end;
end
$$;

revoke all on function public.make_answer_link(bigint, timestamptz), public.answer_by_link(text, boolean)
from public, anon, authenticated;
grant execute on function public.make_answer_link(bigint, timestamptz) to service_role;
grant execute on function public.answer_by_link(text, boolean) to anon, authenticated, service_role;

-- Adds to the list as it stands, whatever migrations stand between.
do $do$
begin
  execute format(
    'create or replace view private.personal_columns as %s union all %s',
    rtrim(pg_get_viewdef('private.personal_columns'), '; '),
    $list$
      select 'private.answer_links', 'none', '{token_hash}'::text[]
    $list$
  );
end
$do$;
