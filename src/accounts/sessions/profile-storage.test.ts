import { describe, expect, test } from "vitest";
import type { Profile } from "../users/users.ts";
import { reconcile, storeProfile } from "./profile-storage.ts";

const profile: Profile = {
  id: 1,
  name: "سارة العتيبي",
  email: "admin@shurfa.example",
  role: "admin",
  access: "owner",
  avatar: null,
};

function storageWith(items: Record<string, string> = {}) {
  const map = new Map(Object.entries({ theme: "dark", ...items }));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    all: () => Object.fromEntries(map),
  };
}

describe("with a session", () => {
  test("AUTH-03 empty storage gets the profile and a marker", () => {
    const storage = storageWith();
    expect(reconcile(storage, profile)).toBe("signed-in");
    const { user, token, theme } = storage.all();
    expect(JSON.parse(user ?? "")).toEqual(profile);
    expect(token).toBeTruthy();
    expect(theme).toBe("dark");
  });

  test("AUTH-03 a stored profile of another user is replaced", () => {
    const storage = storageWith({ user: JSON.stringify({ ...profile, id: 2, name: "x" }), token: "y" });
    expect(reconcile(storage, profile)).toBe("signed-in");
    expect(JSON.parse(storage.all().user ?? "")).toEqual(profile);
  });

  test.each(["{broken", "", "null", "7", '"text"', "[]", "undefined"])(
    "AUTH-04 a stored user %j clears both items and ends the session",
    (user) => {
      const storage = storageWith({ user, token: "signed-in" });
      expect(reconcile(storage, profile)).toBe("must-sign-out");
      expect(storage.all()).toEqual({ theme: "dark" });
    },
  );
});

describe("without a session", () => {
  test("AUTH-03 both items are cleared and nothing else", () => {
    const storage = storageWith({ user: JSON.stringify(profile), token: "signed-in" });
    expect(reconcile(storage, null)).toBe("signed-out");
    expect(storage.all()).toEqual({ theme: "dark" });
  });

  test("AUTH-03 a marker alone is cleared", () => {
    const storage = storageWith({ token: "signed-in" });
    expect(reconcile(storage, null)).toBe("signed-out");
    expect(storage.all()).toEqual({ theme: "dark" });
  });
});

test("AUTH-03 ROLE-01 only the fields of the profile are stored, and the marker is the same for everybody", () => {
  const storage = storageWith();
  storeProfile(storage, { ...profile, passwordHash: "secret" } as Profile);
  const { user = "", token } = storage.all();
  expect(Object.keys(JSON.parse(user))).toEqual(["id", "name", "email", "role", "access", "avatar"]);
  const other = storageWith();
  storeProfile(other, { ...profile, id: 9 });
  expect(other.all().token).toBe(token);
});
