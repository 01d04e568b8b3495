-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create policy "Editors make the media bucket" on storage.buckets
for insert to authenticated
with check (id = 'media'::text and (select private.may_edit()) and file_size_limit <= 10485760 and allowed_mime_types <@ array['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'image/avif'::text, 'image/gif'::text]);

create policy "Writers see the media bucket" on storage.buckets
for select to authenticated
using ((id = any (array['media'::text, 'films'::text])) and (select private.may_write()));
