import { useState } from "react";
import { useNavigate } from "react-router";
import { deviceStorage } from "~/data/browser-storage.ts";
import { useSession } from "~/panel/access/session.tsx";
import { tables } from "~/panel/data/records/records.ts";
import { unsavedIds } from "~/panel/editing/unsaved/unsaved-text.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { admin } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

export function SignOut() {
  const { account, leave } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  function ask() {
    const kept = [...tables, "page_content"];
    const unsaved = kept.map((table) => unsavedIds(deviceStorage, { userId: account.id, table }));
    if (unsaved.some(({ size }) => size > 0)) setAsking(true);
    else void goOut();
  }

  async function goOut() {
    setAsking(false);
    const failure = await leave();
    if (failure) {
      console.error(failure);
      toastError(admin.messages.signOutFailed);
    } else toastSuccess(admin.messages.signedOut);
    void navigate("/admin/login");
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={ask}>
        {admin.signOut}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={admin.leave.title}
        description={admin.leave.text}
      >
        <Button size="sm" onClick={() => setAsking(false)}>
          {admin.leave.stay}
        </Button>
        <Button size="sm" variant="secondary" onClick={goOut}>
          {admin.signOut}
        </Button>
      </Confirm>
    </>
  );
}
