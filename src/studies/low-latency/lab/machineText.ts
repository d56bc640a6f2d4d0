const GROUPS: Readonly<Record<string, string>> = {
  receiveOnly: 'Receive',
  receiveAndSend: 'Receive and send',
  sendOnly: 'Send',
  sendAndTrack: 'Send and track',
  trackOnly: 'Track',
  database: 'Databases',
};

const ROLES: Readonly<Record<string, string>> = {
  messagebox: 'MessageBox',
  'tracking-database': 'tracking',
  'other-databases': 'other databases',
};

export const groupLabel = (group: string): string => GROUPS[group] ?? group;

export const roleText = (roles: readonly string[]): string =>
  roles.map((role) => ROLES[role] ?? role).join(', ');
