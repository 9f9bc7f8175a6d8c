import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const site = "http://localhost:3000";
const present = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

type Ways = { origin?: string; challenge?: string; knowsUser?: boolean };

/** A software authenticator (ES256) with what a site needs of one: WebAuthn level 3, sections 6.1 and 6.5. */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let counter = 0;

  /** The signed authenticator data: the site's hash, the flags, and the use counter. */
  function authenticatorData(flags: number, credential: Buffer = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([digest("localhost"), Buffer.from([flags]), count, credential]);
  }
  const flagsOf = (knowsUser: boolean) => present | (knowsUser ? userVerified : 0);
  const shared = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

  return {
    id,
    /** Sets the use counter, as a copied device would have an older one. */
    rewind: (to: number) => {
      counter = to;
    },
    register(options: { challenge: string }, { origin = site, challenge, knowsUser = true }: Ways = {}) {
      // A COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const parts = [bytes("a5010203262001215820"), coordinate(x), bytes("225820"), coordinate(y)];
      const key = Buffer.concat(parts);
      const length = Buffer.from([0, rawId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, key]);
      const data = authenticatorData(flagsOf(knowsUser) | withCredential, credential);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const head = bytes("a363666d74646e6f6e656761747453746d74a068617574684461746158");
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
      const client = clientData("webauthn.create", challenge ?? options.challenge, origin);
      return { ...shared, response: { clientDataJSON: text(client), attestationObject: text(attestation) } };
    },
    signIn(options: { challenge: string }, { origin = site, challenge, knowsUser = true }: Ways = {}) {
      counter += 1;
      const data = authenticatorData(flagsOf(knowsUser));
      const client = clientData("webauthn.get", challenge ?? options.challenge, origin);
      const signature = sign("sha256", Buffer.concat([data, digest(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { ...shared, response };
    },
  };
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const digest = (value: string | Buffer) => createHash("sha256").update(value).digest();
const bytes = (hex: string) => Buffer.from(hex, "hex");
const coordinate = (part: string) => Buffer.from(part, "base64url");
const text = (value: Buffer) => value.toString("base64url");
