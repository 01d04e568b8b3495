-- Uploaded pictures. The bucket is public: its files are read by address, without a policy.
-- SVG is left out, since it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'media', 'media', true, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
)
on conflict do nothing;

create policy "Administrators manage the files of media" on storage.objects
for all to authenticated
using (bucket_id = 'media' and (select private.is_admin()))
with check (bucket_id = 'media' and (select private.is_admin()));

-- The panel looks for the bucket before an upload and makes it when it is missing.
create policy "Administrators see the media bucket" on storage.buckets
for select to authenticated using (id = 'media' and (select private.is_admin()));

create policy "Administrators make the media bucket" on storage.buckets
for insert to authenticated with check (id = 'media' and (select private.is_admin()));
