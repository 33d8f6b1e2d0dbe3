// Plain Node 20: this runs before anything is installed.

/**
 * Whether npm's note of what it installed holds all that the lockfile wants: tools are wanted where something is built or
 * tested. Of packages that not every machine gets, npm installs those that fit.
 */
export function areInstalled(wanted, installed, { withTools }) {
  return Object.entries(wanted).every(([path, it]) => {
    if (path === "") return true;
    const present = installed[path];
    if (present === undefined)
      return Boolean(it.optional || (it.dev && !withTools) || it.devOptional);
    return present.version === it.version && present.integrity === it.integrity;
  });
}
