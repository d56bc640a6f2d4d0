/* Written by `npm run build:python` from src/python/readers.ts. It holds parts of

d3-array 3.2.4

Copyright 2010-2023 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

d3-dsv 3.0.1

Copyright 2013-2021 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
var exported = (function(exports) {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	// node_modules/d3-array/src/ascending.js
	function ascending(a, b) {
		return a == null || b == null ? NaN : a < b ? -1 : a > b ? 1 : a >= b ? 0 : NaN;
	}
	// node_modules/d3-array/src/number.js
	function* numbers(values, valueof) {
		if (valueof === void 0) {
			for (let value of values) if (value != null && (value = +value) >= value) yield value;
		} else {
			let index = -1;
			for (let value of values) if ((value = valueof(value, ++index, values)) != null && (value = +value) >= value) yield value;
		}
	}
	// node_modules/d3-array/src/variance.js
	function variance(values, valueof) {
		let count = 0;
		let delta;
		let mean = 0;
		let sum = 0;
		if (valueof === void 0) {
			for (let value of values) if (value != null && (value = +value) >= value) {
				delta = value - mean;
				mean += delta / ++count;
				sum += delta * (value - mean);
			}
		} else {
			let index = -1;
			for (let value of values) if ((value = valueof(value, ++index, values)) != null && (value = +value) >= value) {
				delta = value - mean;
				mean += delta / ++count;
				sum += delta * (value - mean);
			}
		}
		if (count > 1) return sum / (count - 1);
	}
	// node_modules/d3-array/src/deviation.js
	function deviation(values, valueof) {
		const v = variance(values, valueof);
		return v ? Math.sqrt(v) : v;
	}
	// node_modules/d3-array/src/sort.js
	function compareDefined(compare = ascending) {
		if (compare === ascending) return ascendingDefined;
		if (typeof compare !== "function") throw new TypeError("compare is not a function");
		return (a, b) => {
			const x = compare(a, b);
			if (x || x === 0) return x;
			return (compare(b, b) === 0) - (compare(a, a) === 0);
		};
	}
	function ascendingDefined(a, b) {
		return (a == null || !(a >= a)) - (b == null || !(b >= b)) || (a < b ? -1 : a > b ? 1 : 0);
	}
	// node_modules/d3-array/src/max.js
	function max(values, valueof) {
		let max;
		if (valueof === void 0) {
			for (const value of values) if (value != null && (max < value || max === void 0 && value >= value)) max = value;
		} else {
			let index = -1;
			for (let value of values) if ((value = valueof(value, ++index, values)) != null && (max < value || max === void 0 && value >= value)) max = value;
		}
		return max;
	}
	// node_modules/d3-array/src/min.js
	function min(values, valueof) {
		let min;
		if (valueof === void 0) {
			for (const value of values) if (value != null && (min > value || min === void 0 && value >= value)) min = value;
		} else {
			let index = -1;
			for (let value of values) if ((value = valueof(value, ++index, values)) != null && (min > value || min === void 0 && value >= value)) min = value;
		}
		return min;
	}
	// node_modules/d3-array/src/quickselect.js
	function quickselect(array, k, left = 0, right = Infinity, compare) {
		k = Math.floor(k);
		left = Math.floor(Math.max(0, left));
		right = Math.floor(Math.min(array.length - 1, right));
		if (!(left <= k && k <= right)) return array;
		compare = compare === void 0 ? ascendingDefined : compareDefined(compare);
		while (right > left) {
			if (right - left > 600) {
				const n = right - left + 1;
				const m = k - left + 1;
				const z = Math.log(n);
				const s = .5 * Math.exp(2 * z / 3);
				const sd = .5 * Math.sqrt(z * s * (n - s) / n) * (m - n / 2 < 0 ? -1 : 1);
				const newLeft = Math.max(left, Math.floor(k - m * s / n + sd));
				const newRight = Math.min(right, Math.floor(k + (n - m) * s / n + sd));
				quickselect(array, k, newLeft, newRight, compare);
			}
			const t = array[k];
			let i = left;
			let j = right;
			swap(array, left, k);
			if (compare(array[right], t) > 0) swap(array, left, right);
			while (i < j) {
				swap(array, i, j), ++i, --j;
				while (compare(array[i], t) < 0) ++i;
				while (compare(array[j], t) > 0) --j;
			}
			if (compare(array[left], t) === 0) swap(array, left, j);
			else ++j, swap(array, j, right);
			if (j <= k) left = j + 1;
			if (k <= j) right = j - 1;
		}
		return array;
	}
	function swap(array, i, j) {
		const t = array[i];
		array[i] = array[j];
		array[j] = t;
	}
	// node_modules/d3-array/src/quantile.js
	function quantile(values, p, valueof) {
		values = Float64Array.from(numbers(values, valueof));
		if (!(n = values.length) || isNaN(p = +p)) return;
		if (p <= 0 || n < 2) return min(values);
		if (p >= 1) return max(values);
		var n, i = (n - 1) * p, i0 = Math.floor(i), value0 = max(quickselect(values, i0).subarray(0, i0 + 1));
		return value0 + (min(values.subarray(i0 + 1)) - value0) * (i - i0);
	}
	// node_modules/d3-array/src/median.js
	function median(values, valueof) {
		return quantile(values, .5, valueof);
	}
	// src/loadtest/table/roles.ts
	/** A head in small letters and single words: "responseMeanMs" is "response mean ms". */
	const wordsOf = (head) => head.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().replace(/[_.:\-()[\]{}#*]+/g, " ").replace(/\s+/g, " ").trim();
	const UTILISATION = /\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bload %|^(?:cpu|disk|memory)\b/;
	/** The resource whose utilisation a head names, such as "db" of "utilisation.db"; null where it names none. */
	function resourceOf(head) {
		const [, after] = /^\s*utili[sz]ation[\s._:-]+(.+?)\s*$/i.exec(head) ?? [];
		if (after !== void 0) return after;
		const words = wordsOf(head);
		if (!UTILISATION.test(words) || /time|\bms\b|wait|count|servers/.test(words)) return null;
		const name = words.replace(/\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bpercent\b|\bpct\b|%|\bof\b|\bshare\b|\bload\b/g, " ").replace(/\s+/g, " ").trim();
		return name === "" ? words : name;
	}
	const TIME_WORD = /response|respuesta|latenc|latenz|antwort|réponse|\brt\b|\bresp\b|elapsed|residence|sojourn|\btime\b|zeit|\bms\b|\bµs\b|\bus\b|duration/;
	const NO_MEAN = /\bmin\b|\bmax\b|minimum|maximum|std|dev|think|variance|slowest|fastest|\bsum\b|\btotal\b|connect|first byte|ttfb/;
	const OTHER_PERCENTILE = /\d{2}[ ,]\d\d?\s*(?:%|th|pct|percent)|p ?\d{2} \d|p ?\d{3}|\b(?:p ?)?(?:75|66|80|98|25|10)\b/;
	const percentile = (rank) => (words) => !OTHER_PERCENTILE.test(words) && new RegExp(`\\bp ?${rank}\\b|\\b${rank} ?(?:th|st|%|pct|perc|percent)|\\b(?:pct|perc|percentile|quantile|line) ?${rank}\\b|\\b0 ${rank}\\b`).test(words);
	const MEASURED = [
		["p99", percentile("99")],
		["p95", percentile("95")],
		["p90", percentile("90")],
		["p50", (words) => percentile("50")(words) || /\bmedian\b|\bmed\b/.test(words)],
		["standardError", (words) => /\b(?:standard|std) ?err|\bse\b/.test(words)],
		["errors", (words) => /\berr(?:ors?)?\b|\bfail|\bfehler|\btimeouts?\b|\bko\b/.test(words)],
		["think", (words) => /\bthink|\bdenkzeit|^z(?: |$)/.test(words)],
		["arrivals", (words) => /\barriv|\boffered|\btarget (?:rate|rps|qps)|\bsend rate|\binput rate/.test(words)],
		["throughput", (words) => (/through ?put|\btput\b|\bxput\b|durchsatz|d[ée]bit|rendimiento|\b[rtqo]ps\b|\b[rtq]pm\b|\brate\b|^x(?: |$)|goodput/.test(words) || /(?:req|quer|trans|hit|call|op|order|script|job|message|sample|page|iteration|anfrage|petici)\p{L}* ?(?:\/|per|pro|par) ?\p{L}+/u.test(words) || /^\/ ?s(?:ec)?$/.test(words)) && !/\b[kmg]?i?bytes?|\b[kmg]i?b\b|\bbits?\b/.test(words)],
		["users", (words) => /^n$|^c$|\busers?\b|\bv ?us?(?:ers)?\b|\bvus\b|concurren|\bthreads?\b|\bclients?\b|\bconn(?:ection)?s?\b|benutzer|nutzer|usuarios|utilisateurs|\bworkers?\b|parallel|\bterminals?\b|\bsessions?\b|\bpopulation\b|\bcustomers?\b/.test(words) && !TIME_WORD.test(words)],
		["responseMean", (words) => (TIME_WORD.test(words) || /^r(?: |$)/.test(words)) && /\bmean\b|\bavg\b|\baverage\b|mittel|durchschnitt|\bmoyen|\bmedio|\bmedia\b/.test(words) && !NO_MEAN.test(words)],
		["responseMean", (words) => /^(?:mean|avg|average)(?: |$)|^r(?: |$)/.test(words) && !NO_MEAN.test(words)],
		["seconds", (words) => /\bduration\b|\bseconds\b|\bwall\b|\brun ?time\b|\bdauer\b/.test(words) && !/latenc|response/.test(words)],
		["responseMean", (words) => TIME_WORD.test(words) && !NO_MEAN.test(words) && !/\bstamp|\bstart|\bend\b|epoch|\bdate\b/.test(words)],
		["requests", (words) => /\brequests?\b|\bsamples?\b|\bcompleted\b|\btransactions?\b|\bcount\b|\banfragen\b/.test(words)],
		["tool", (words) => /^(?:tool|software|generator|version)$/.test(words)]
	];
	/** The columns by what their heads say they hold: for each role the first that names it best. */
	function rolesOf(heads) {
		const roles = /* @__PURE__ */ new Map();
		const taken = /* @__PURE__ */ new Set();
		for (const [role, holds] of MEASURED) {
			if (roles.has(role)) continue;
			const at = heads.findIndex((head, index) => !taken.has(index) && resourceOf(head) === null && holds(wordsOf(head)));
			if (at < 0) continue;
			roles.set(role, at);
			taken.add(at);
		}
		return roles;
	}
	// src/loadtest/table/units.ts
	/** How many ms one of a unit is. */
	const MS_OF = {
		ns: 1e-6,
		µs: .001,
		ms: 1,
		s: 1e3,
		min: 6e4
	};
	const NAMES = [
		["ns", /\b(?:ns|nanos?|nanosec\p{L}*)\b/u],
		["µs", /\b(?:us|usec|micros?|microsec\p{L}*|mikrosek\p{L}*)\b|[µμ]s(?:ec)?/u],
		["ms", /\b(?:ms|msec|millis?|millisec\p{L}*|millisek\p{L}*)\b/u],
		["min", /\b(?:minutes|minuten)\b/],
		["s", /\b(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?)\b/]
	];
	/** The unit of times that a head names; null where it names none. */
	const timeUnitIn = (head) => NAMES.find(([, name]) => name.test(wordsOf(head)))?.[0] ?? null;
	const PART_MS = {
		...MS_OF,
		us: .001,
		μs: .001,
		sec: 1e3,
		secs: 1e3,
		m: 6e4,
		mins: 6e4,
		h: 36e5
	};
	const PART = /([\d.]+)\s*(ns|us|µs|μs|ms|secs?|s|mins?|m|h)/g;
	/** A time with its units behind its numbers, such as "36.6 ms" or "1m2.5s", in ms; null where the text is none. */
	function timeIn(text) {
		const parts = [...text.matchAll(PART)];
		const isAll = parts.length > 0 && text.replace(PART, "").trim() === "";
		const sum = parts.reduce((ms, [, number, unit = ""]) => ms + Number(number) * (PART_MS[unit] ?? NaN), 0);
		return isAll && Number.isFinite(sum) ? sum : null;
	}
	// src/loadtest/text.ts
	/** U+FFFD, which stands where bytes were no text. */
	const LOST = "�";
	/** Text without its byte order mark; what was written in UTF-16 and decoded as UTF-8 loses its empty bytes. */
	function plainText(text) {
		return (text.slice(0, 1e3).split("\0").length - 1 > .3 * Math.min(text.length, 1e3) ? text.replaceAll("\0", "") : text).replace(/^(?:\uFEFF|\uFFFE|\uFFFD\uFFFD?)/u, "");
	}
	/** Whether a text holds bytes that no text has. */
	function isBinary(text) {
		const head = text.slice(0, 4e3);
		return [...head].filter((character) => character === LOST || character < " " && !"	\n\r\f\v\x1B".includes(character)).length > .02 * head.length;
	}
	const linesOf = (text) => text.split(/\r\n|\n|\r/);
	/** The name of a file without its folders. */
	const baseName = (name) => name.slice(name.lastIndexOf("/") + 1);
	// src/loadtest/told.ts
	const told = (file, tool, known) => ({
		users: null,
		arrivalsPerSecond: null,
		throughputPerSecond: null,
		throughputStandardError: null,
		responseMs: {
			mean: null,
			p50: null,
			p90: null,
			p95: null,
			p99: null
		},
		thinkMs: null,
		seconds: null,
		requests: null,
		errorsPerSecond: null,
		utilisation: {},
		warnings: [],
		loop: "closed",
		beginSeconds: null,
		endSeconds: null,
		maxMs: null,
		resolutionMs: null,
		target: null,
		usersNote: "",
		loopNote: "",
		...known,
		tool,
		file
	});
	const found = (part) => ({
		levels: [],
		troubles: [],
		meters: [],
		windows: [],
		choices: [],
		...part
	});
	const LONGEST_VALUE = 60;
	/** What is wrong, at its place; a long value is cut, and stands in one line. */
	function trouble(file, place, value, accepted) {
		const line = value.slice(0, 240).replace(/\s+/g, " ");
		return {
			file,
			place,
			value: line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line,
			accepted
		};
	}
	const warning = (code, sentence) => ({
		code,
		sentence
	});
	// src/loadtest/consoleFields.ts
	function consoleOf(file, text, troubles) {
		const lines = linesOf(text);
		const all = (pattern) => lines.flatMap((line, at) => {
			const [, ...groups] = pattern.exec(line) ?? [];
			return groups[0] === void 0 ? [] : [{
				text: groups[0],
				line: at + 1,
				groups
			}];
		});
		const read = (parse, accepted, isRequired) => (what, pattern) => {
			const [first] = all(pattern);
			const value = first === void 0 ? null : parse(first.text);
			if (value !== null && Number.isFinite(value) && value >= 0) return value;
			if (first === void 0 && !isRequired) return null;
			const place = first === void 0 ? what : `line ${first.line}, ${what}`;
			troubles.push(trouble(file, place, first?.text ?? "nothing", accepted));
			return null;
		};
		const number = (text) => /^[\d.]+$/.test(text) ? Number(text) : null;
		const plain = "a number of zero or above";
		const time = "a time with its unit, such as 12.5ms";
		return {
			required: read(number, plain, true),
			optional: read(number, plain, false),
			requiredMs: read(timeIn, time, true),
			optionalMs: read(timeIn, time, false),
			text: (line) => all(line)[0]?.text ?? "",
			all
		};
	}
	/** A format of a console's output that tells of one level. */
	const consoleLevel = (tool, marks, tell) => ({
		recognises: (text) => marks.every((mark) => mark.test(text)),
		read: ({ name, text }) => {
			const troubles = [];
			const known = tell(consoleOf(name, text, troubles), text);
			return found({
				levels: [told(name, tool, known)],
				troubles
			});
		}
	});
	// src/loadtest/jsonFields.ts
	const isNamed$1 = (value) => typeof value === "object" && value !== null;
	/** What stands at a path of names and indices, undefined where nothing does. */
	const valueAt = (value, path) => path.reduce((within, key) => isNamed$1(within) ? within[String(key)] : void 0, value);
	const placeOf = (path) => `$${path.map((key) => typeof key === "number" ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `["${key}"]`).join("")}`;
	/** Line and column where parsing stopped, as the error tells it, else the end of the text. */
	function stoppedAt(text, error) {
		const message = error instanceof Error ? error.message : "";
		const told = /position (\d+)/.exec(message)?.[1];
		const lines = text.slice(0, told === void 0 ? text.length : Number(told)).split("\n");
		return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
	}
	/** A parsed text, or the place where it stops being JSON. */
	function parsedJson(file) {
		try {
			return { value: JSON.parse(file.text) };
		} catch (error) {
			const place = stoppedAt(file.text, error);
			return { trouble: trouble(file.name, place, file.text.slice(-20), "JSON that is whole") };
		}
	}
	function numberFields(document, file, troubles) {
		const read = (path, isRequired) => {
			const value = valueAt(document, path);
			if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
			if (value === void 0 && !isRequired) return null;
			if (value === null && !isRequired) return null;
			const text = value === void 0 ? "nothing" : JSON.stringify(value);
			troubles.push(trouble(file, placeOf(path), text, "a number of zero or above"));
			return null;
		};
		return {
			optional: (...path) => read(path, false),
			required: (...path) => read(path, true)
		};
	}
	/** A format of one JSON document that tells of one level. */
	const jsonLevel = (tool, marks, tell) => ({
		recognises: (text) => /^\s*\{/.test(text) && marks.every((mark) => mark.test(text)),
		read: (file) => {
			const parsed = parsedJson(file);
			if ("trouble" in parsed) return found({ troubles: [parsed.trouble] });
			const { value } = parsed;
			const troubles = [];
			const text = (...path) => {
				const at = valueAt(value, path);
				return typeof at === "string" ? at : "";
			};
			const known = tell({
				...numberFields(value, file.name, troubles),
				value,
				file: file.name,
				text
			});
			return found({
				levels: [told(file.name, tool, known)],
				troubles
			});
		}
	});
	/** A number where there is one, times something. */
	const times = (value, factor) => value === null ? null : value * factor;
	/** How many in a second; null where either is not known. */
	const per = (count, seconds) => count === null || !seconds ? null : count / seconds;
	// src/loadtest/formats/abConsole.ts
	/** What ab prints. Its mean time is the number of connections by the rate, the percentiles are whole ms. */
	const abConsole = consoleLevel("ab", [/This is ApacheBench|^Concurrency Level:/m, /^Requests per second:/m], ({ required, optional, text, all }) => {
		const seconds = required("Time taken for tests", /^Time taken for tests:\s+(\S+)/);
		const requests = required("Complete requests", /^Complete requests:\s+(\S+)/);
		const failed = optional("Failed requests", /^Failed requests:\s+(\S+)/) ?? 0;
		const unanswered = (all(/\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/)[0]?.groups)?.reduce((sum, count) => sum + Number(count), 0) ?? failed;
		const refused = optional("Non-2xx responses", /^Non-2xx responses:\s+(\S+)/) ?? 0;
		const bad = Math.min(unanswered + refused, requests ?? 0);
		const ranked = (rank) => optional(`${rank}%`, new RegExp(`^\\s*${rank}%\\s+(\\S+)`));
		return {
			users: required("Concurrency Level", /^Concurrency Level:\s+(\S+)/),
			throughputPerSecond: per(requests === null ? null : requests - bad, seconds),
			errorsPerSecond: per(bad, seconds),
			responseMs: {
				mean: required("Time per request", /^Time per request:\s+(\S+) \[ms\] \(mean\)/),
				p50: ranked(50),
				p90: ranked(90),
				p95: ranked(95),
				p99: ranked(99)
			},
			maxMs: optional("100%", /^\s*100%\s+(\S+)/),
			resolutionMs: 1,
			seconds,
			requests,
			target: text(/^Server Hostname:\s+(\S+)/) || null
		};
	});
	// src/loadtest/formats/artillerySessions.ts
	/** Share of the test that sessions last, above which they are users who stay. */
	const STAYS = .5;
	/** artillery begins sessions at a rate: an open test, unless all are begun at once and stay to the end. */
	function sessionsOf({ good, bad, seconds, sessions, sessionMs }) {
		const level = {
			throughputPerSecond: per(good, seconds),
			errorsPerSecond: per(bad, seconds),
			requests: good === null ? null : good + bad,
			seconds,
			resolutionMs: 1
		};
		if (!(sessionMs !== null && seconds !== null && sessionMs / 1e3 > STAYS * seconds) || sessions === null) {
			const note = "artillery begins sessions at a rate, whether those before are done or not.";
			return {
				...level,
				loop: "open",
				arrivalsPerSecond: per((good ?? 0) + bad, seconds),
				loopNote: note
			};
		}
		const note = `${sessions} sessions were begun and lasted ${(sessionMs / 1e3).toFixed(1)} s of ${seconds.toFixed(1)} s: users who stay.`;
		return {
			...level,
			loop: "closed",
			users: sessions,
			usersNote: note,
			loopNote: note
		};
	}
	// src/loadtest/formats/artilleryConsole.ts
	const DOTS = "[:.\\s]+";
	const value = (name) => new RegExp(`^${name}:${DOTS}([\\d.]+)`);
	/** The summary at the end of what artillery prints. */
	function summary$1({ required, optional, all }, whole) {
		const lines = whole.slice(whole.lastIndexOf("Summary report")).split(/\r?\n/);
		const start = lines.findIndex((line) => /^http\.response_time:/.test(line));
		const within = (name) => {
			const end = lines.findIndex((line, at) => at > start && !/^\s/.test(line));
			const line = lines.slice(start + 1, end).find((one) => one.trim().startsWith(`${name}:`));
			const text = new RegExp(`${name}:${DOTS}([\\d.]+)`).exec(line ?? "")?.[1];
			return start < 0 || text === void 0 ? null : Number(text);
		};
		const last = (name) => Number(all(value(name)).at(-1)?.text ?? NaN);
		const finite = (number) => Number.isFinite(number) ? number : null;
		const answered = finite(last("http\\.responses")) ?? required("http.responses", value("http\\.responses"));
		const refused = lines.flatMap((line) => value("http\\.codes\\.[45]\\d\\d").exec(line)?.[1] ?? []).reduce((sum, count) => sum + Number(count), 0);
		const failed = lines.flatMap((line) => /^errors\.[^:]*:[:.\s]+(\d+)/.exec(line)?.[1] ?? []).reduce((sum, count) => sum + Number(count), 0);
		const rate = finite(last("http\\.request_rate")) ?? required("http.request_rate", value("http\\.request_rate"));
		const asked = finite(last("http\\.requests"));
		const session = lines.slice(lines.findIndex((line) => line.startsWith("vusers.session_length")));
		const sessionMs = /mean:[.\s]+([\d.]+)/.exec(session.slice(1, 4).join("\n"))?.[1];
		return {
			...sessionsOf({
				good: answered === null ? null : answered - refused,
				bad: refused + failed,
				seconds: rate && asked ? asked / rate : optional("Total time", /Total time: (\d+) seconds/),
				sessions: finite(last("vusers\\.created")),
				sessionMs: sessionMs === void 0 ? null : Number(sessionMs)
			}),
			responseMs: {
				mean: within("mean"),
				p50: within("median"),
				p90: within("p90"),
				p95: within("p95"),
				p99: within("p99")
			},
			maxMs: within("max")
		};
	}
	/** What artillery prints. */
	const artilleryConsole = consoleLevel("artillery", [/^Summary report @|^All VUs finished/m, /^http\.request_rate:/m], summary$1);
	// src/loadtest/formats/artilleryJson.ts
	const AGGREGATE = "aggregate";
	/** Sum of the counters whose names a pattern takes. */
	function counted({ value, optional }, pattern) {
		return Object.keys(valueAt(value, [AGGREGATE, "counters"]) ?? {}).filter((name) => pattern.test(name)).reduce((sum, name) => sum + (optional(AGGREGATE, "counters", name) ?? 0), 0);
	}
	/** `artillery run --output`: whole ms. Its users come over time, so that its rate is a little below the one they reach. */
	const artilleryJson = jsonLevel("artillery", [/"aggregate"\s*:/, /"(?:counters|intermediate)"\s*:/], (document) => {
		const { optional, required } = document;
		const at = (name) => optional(AGGREGATE, name);
		const begin = at("firstMetricAt") ?? at("firstCounterAt");
		const end = at("lastMetricAt") ?? at("lastCounterAt");
		const seconds = begin !== null && end !== null && end > begin ? (end - begin) / 1e3 : null;
		if (seconds === null) required(AGGREGATE, "lastMetricAt");
		const answered = required(AGGREGATE, "counters", "http.responses");
		const refused = counted(document, /^http\.codes\.[45]\d\d$/);
		const summary = (name) => optional(AGGREGATE, "summaries", "http.response_time", name);
		return {
			...sessionsOf({
				good: answered === null ? null : answered - refused,
				bad: refused + counted(document, /^errors\./),
				seconds,
				sessions: optional(AGGREGATE, "counters", "vusers.created"),
				sessionMs: optional(AGGREGATE, "summaries", "vusers.session_length", "mean")
			}),
			responseMs: {
				mean: summary("mean"),
				p50: summary("p50") ?? summary("median"),
				p90: summary("p90"),
				p95: summary("p95"),
				p99: summary("p99")
			},
			maxMs: summary("max"),
			beginSeconds: begin === null ? null : begin / 1e3,
			endSeconds: end === null ? null : end / 1e3
		};
	});
	// src/loadtest/formats/autocannonConsole.ts
	const cells = (line) => line.split("│").slice(1, -1).map((cell) => cell.trim());
	/** The boxes that autocannon prints. The connections stand above them, where errors go. */
	const autocannonConsole = consoleLevel("autocannon", [/│ Latency/, /│ Req\/Sec/], ({ requiredMs, optionalMs, required, optional, text, all }, whole) => {
		const heads = cells(text(/^(│ Stat .*)$/));
		const at = (name) => "[^│]*│".repeat(Math.max(1, heads.indexOf(name) + 1));
		const latency = (name) => new RegExp(`^(?=│ Latency)${at(name)} *([^│]*?) *│`);
		const rates = cells(/^(│ Stat .*Min .*)$/m.exec(whole)?.[1] ?? "");
		const rate = (name) => new RegExp(`^(?=│ Req/Sec)${"[^│]*│".repeat(Math.max(1, rates.indexOf(name) + 1))} *([\\d.]+) *│`);
		const ranked = (rank) => optional(`${rank}%`, new RegExp(`^│ ${rank} +│ *([\\d.]+) *│`));
		const samples = optional("samples", /^# of samples: (\S+)/);
		const spread = optional("Req/Sec, Stdev", rate("Stdev"));
		const throughput = required("Req/Sec, Avg", rate("Avg"));
		const seconds = optional("seconds", /requests in ([\d.]+)s/);
		const bad = all(/(\d+) non 2xx responses/).reduce((sum, one) => sum + Number(one.text), 0);
		const unanswered = all(/^(\d+) errors/).reduce((sum, one) => sum + Number(one.text), 0);
		return {
			users: optional("connections", /^(\d+) connections/) ?? optional("connections", /@ .*?(\d+) connections/),
			throughputPerSecond: throughput === null ? null : throughput - (per(bad, seconds) ?? 0),
			throughputStandardError: spread !== null && samples ? spread / Math.sqrt(samples) : null,
			errorsPerSecond: per(bad + unanswered, seconds),
			responseMs: {
				mean: requiredMs("Latency, Avg", latency("Avg")),
				p50: ranked(50) ?? optionalMs("Latency, 50%", latency("50%")),
				p90: ranked(90),
				p95: null,
				p99: ranked(99) ?? optionalMs("Latency, 99%", latency("99%"))
			},
			maxMs: optionalMs("Latency, Max", latency("Max")),
			resolutionMs: 1,
			seconds
		};
	});
	// src/reading/time.ts
	const HOUR_S = 3600;
	const HOUR_MS = 1e3 * HOUR_S;
	/** Hours of one of what is counted, from 1970, from the start or, of a spreadsheet's serial days, from 1900. */
	const COUNTED$1 = {
		"epoch s": 1 / HOUR_S,
		"epoch ms": .001 / HOUR_S,
		"epoch µs": 1e-6 / HOUR_S,
		"epoch ns": 1e-9 / HOUR_S,
		serial: 24,
		days: 24,
		hours: 1,
		minutes: 1 / 60,
		seconds: 1 / HOUR_S,
		milliseconds: .001 / HOUR_S
	};
	const ZONE = /(\d|[ap]m) *(z|utc|gmt|[+-]\d{2}:?\d{2})$/i;
	const CLOCK = /^(\d{1,2})(?:[:h](\d{2})(?:[:m](\d{2})(?:[.,]\d+)?)?s?|h)? *(?:(am|pm|a\. ?m\.|p\. ?m\.)|uhr)?$/i;
	/** The end of a stretch such as 08:00–09:00. */
	const UNTIL = / *[-–—] *\d{1,2}:\d{2}(?::\d{2})?$/;
	const HAS_CLOCK_MARK = /\d *(?:[:h]|am|pm|a\.m|p\.m|uhr)/i;
	const DATE = /^(\d{1,4})([./-])(\d{1,2}|[\p{L}]{3,9}\.?)\2(\d{1,4})(?:[T:,]? *(.*))?$/u;
	const NAMED_DATE = /^(?:\p{L}{2,9}\.?,? +)??(?:(\d{1,2})\.? +(\p{L}{3,9})|(\p{L}{3,9})\.? +(\d{1,2})),?\.? +(\d{4})(?:[,:]? *(?:at +)?(.*))?$/u;
	/** How months begin, in the languages of the heads. */
	const MONTHS = [
		/^(?:jan|ene|gen)/i,
		/^f(?:eb|[ée]v)/i,
		/^m(?:ar|är|aa|rt)/i,
		/^a(?:pr|vr|br)/i,
		/^m(?:ay|ai|ei|ag)/i,
		/^(?:jun|juin|giu)/i,
		/^(?:jul|juil|lug)/i,
		/^a(?:ug|o[uû]|go)/i,
		/^se[pt]/i,
		/^(?:o[ck]t|ott|out)/i,
		/^nov/i,
		/^d(?:e[cz]|éc|ic)/i
	];
	const monthOf = (name) => MONTHS.findIndex((month) => month.test(name)) + 1;
	/** Hours of a clock; 24:00 is the midnight that ends a day. */
	function clockHours(text) {
		const [, hour, minute = "0", second = "0", half] = CLOCK.exec(text) ?? [];
		if (hour === void 0) return null;
		const [given, m, s] = [
			Number(hour),
			Number(minute),
			Number(second)
		];
		const h = half === void 0 ? given : given % 12 + (/^p/i.test(half) ? 12 : 0);
		return (half === void 0 ? h < 24 || h === 24 && m + s === 0 : given > 0 && given < 13) && m < 60 && s < 60 ? h + m / 60 + s / HOUR_S : null;
	}
	/** Midnight of a date in hours, every day of 24; null where the calendar has none. */
	function dayHours(year, month, day) {
		const full = year < 100 ? 2e3 + year : year;
		const date = new Date(Date.UTC(full, month - 1, day));
		return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / 1e3 / HOUR_S : null;
	}
	/** Year, month and day of a date in figures, and what stands behind it. */
	function dateIn(text, form) {
		const named = NAMED_DATE.exec(text);
		if (named && form !== "clock") {
			const [, day = named[4], month = named[3], , , year, rest = ""] = named;
			return [dayHours(Number(year), monthOf(month ?? ""), Number(day)), rest];
		}
		const [, first = "", mark, second = "", third = "", rest = ""] = DATE.exec(text) ?? [];
		if (first === "") return null;
		const isWord = /\D/.test(second);
		const middle = isWord ? monthOf(second) : Number(second);
		const isYearFirst = first.length === 4;
		if (isYearFirst !== (form === "ymd") && !isWord) return null;
		if (isYearFirst) return [dayHours(Number(first), middle, Number(third)), rest];
		if (mark === "." && form === "mdy") return null;
		if (third.length !== 2 && third.length !== 4) return null;
		const [day, month] = form === "mdy" && !isWord ? [middle, Number(first)] : [Number(first), middle];
		return [dayHours(Number(third), month, day), rest];
	}
	/** To the millisecond; to the second for days with five or six decimals, as spreadsheets write them. */
	function roundedHours(hours, form) {
		const parts = form === "serial" || form === "days" ? HOUR_S : HOUR_MS;
		return Math.round(hours * parts) / parts;
	}
	/** Reads a time of a known form as it stands, in no time zone; null for what is none. */
	function readTime(text, form) {
		const given = text.replace(/\s+/g, " ").trim();
		const each = COUNTED$1[form];
		if (each !== void 0) {
			const plain = given.replace(",", ".");
			return /^\d{1,20}(?:\.\d{1,9})?$/.test(plain) ? {
				hours: roundedHours(Number(plain) * each, form),
				hasZone: false
			} : null;
		}
		if (form === "clock") {
			const start = given.replace(UNTIL, "");
			const hours = HAS_CLOCK_MARK.test(start) ? clockHours(start) : null;
			return hours === null ? null : {
				hours,
				hasZone: false
			};
		}
		const hasZone = ZONE.test(given);
		const [midnight, rest] = dateIn(given.replace(ZONE, "$1"), form) ?? [null, ""];
		const clock = rest === "" ? 0 : clockHours(rest);
		return midnight === null || clock === null ? null : {
			hours: midnight + clock,
			hasZone
		};
	}
	/** Forms whose times cannot be taken for numbers. */
	const WRITTEN = [
		"clock",
		"ymd",
		"dmy",
		"mdy"
	];
	// src/loadtest/time.ts
	/** A point of time in seconds since 1970: a number of seconds to nanoseconds, or a date with a clock; null for neither. */
	function epochSeconds(text) {
		if (/^\d{9,20}(?:\.\d+)?$/.test(text)) {
			const value = Number(text);
			const each = [
				1,
				1e3,
				1e6,
				1e9
			].find((one) => value / one < 1e10);
			return each === void 0 ? null : value / each;
		}
		const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? Date.parse(text.replace(" ", "T")) : NaN;
		if (Number.isFinite(iso)) return iso / 1e3;
		return writtenSeconds(text);
	}
	/** Dates are read to whole seconds there, so that the part behind is put on again. */
	function writtenSeconds(text) {
		const [, decimals = "0"] = /:\d\d[.,](\d{1,9})\b/.exec(text) ?? [];
		const found = WRITTEN.flatMap((form) => readTime(text, form) ?? [])[0];
		return found === void 0 ? null : Math.round(found.hours * 3600) + Number(`0.${decimals}`);
	}
	// src/loadtest/formats/autocannonJson.ts
	/** `autocannon --json`: whole ms, and how many requests were answered in each second. */
	const autocannonJson = jsonLevel("autocannon", [/"connections"\s*:/, /"sampleInt"\s*:|"pipelining"\s*:/], ({ required, optional, text }) => {
		const seconds = required("duration");
		const requests = required("requests", "total");
		const bad = (optional("4xx") ?? 0) + (optional("5xx") ?? 0);
		const unanswered = optional("errors") ?? 0;
		const spread = optional("requests", "stddev");
		const samples = optional("samples");
		const percentile = (rank) => optional("latency", `p${rank}`);
		return {
			users: connectionsOf(required("connections"), optional("pipelining")),
			throughputPerSecond: per(requests === null ? null : requests - bad, seconds),
			throughputStandardError: spread !== null && samples ? spread / Math.sqrt(samples) : null,
			errorsPerSecond: per(bad + unanswered, seconds),
			responseMs: {
				mean: required("latency", "average"),
				p50: percentile(50),
				p90: percentile(90),
				p95: null,
				p99: percentile(99)
			},
			maxMs: optional("latency", "max"),
			resolutionMs: 1,
			seconds,
			requests,
			beginSeconds: epochSeconds(text("start")),
			endSeconds: epochSeconds(text("finish")),
			target: text("url") || null
		};
	});
	/** A connection with pipelining sends as many requests at once as several users do. */
	const connectionsOf = (connections, pipelining) => connections === null ? null : connections * Math.max(1, pipelining ?? 1);
	// src/loadtest/formats/bombardierConsole.ts
	/** What bombardier prints. */
	const bombardierConsole = consoleLevel("bombardier", [/^Bombarding /m, /^\s*Reqs\/sec\s/m], ({ required, requiredMs, optionalMs, all, text }) => {
		const spoken = optionalMs("time of the test", /^Bombarding .* for (\S+) using/);
		const seconds = spoken === null ? null : spoken / 1e3;
		const counts = all(/(\dxx - \d+.*|others - \d+)/).flatMap(({ text: line }) => [...line.matchAll(/(\w+) - (\d+)/g)]);
		const sum = (kinds) => counts.filter(([, kind = ""]) => kinds.includes(kind)).reduce((total, [, , count]) => total + Number(count), 0);
		const good = sum([
			"1xx",
			"2xx",
			"3xx"
		]);
		const bad = sum([
			"4xx",
			"5xx",
			"others"
		]);
		const rate = required("Reqs/sec", /^\s*Reqs\/sec\s+(\S+)/);
		const asked = good + bad;
		const ranked = (rank) => optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}%\\s+(\\S+)`));
		return {
			users: required("connections", /using (\S+) connection/),
			throughputPerSecond: per(good, seconds) ?? (rate === null || asked === 0 ? rate : rate * good / asked),
			errorsPerSecond: per(bad, seconds),
			responseMs: {
				mean: requiredMs("Latency", /^\s*Latency\s+(\d\S*)\s/),
				p50: ranked(50),
				p90: ranked(90),
				p95: ranked(95),
				p99: ranked(99)
			},
			maxMs: optionalMs("Latency, Max", /^\s*Latency\s+\S+\s+\S+\s+(\d\S*)/),
			seconds,
			requests: asked > 0 ? asked : null,
			target: text(/^Bombarding (\S+)/) || null
		};
	});
	// src/loadtest/formats/bombardierJson.ts
	const MS_OF_US$1 = .001;
	/** `bombardier --format json`: latencies in µs. With a rate of its own it is an open test. */
	const bombardierJson = jsonLevel("bombardier", [/"numberOfConnections"\s*:/], ({ required, optional, text }) => {
		const seconds = required("result", "timeTakenSeconds");
		const of = (kind) => optional("result", kind) ?? 0;
		const good = of("req1xx") + of("req2xx") + of("req3xx");
		const bad = of("req4xx") + of("req5xx") + of("others");
		const rate = optional("spec", "rate");
		const connections = required("spec", "numberOfConnections");
		const ms = (...path) => times(optional("result", "latency", ...path), MS_OF_US$1);
		return {
			users: rate ? null : connections,
			arrivalsPerSecond: rate || null,
			loop: rate ? "open" : "closed",
			throughputPerSecond: per(good, seconds),
			errorsPerSecond: per(bad, seconds),
			responseMs: {
				mean: times(required("result", "latency", "mean"), MS_OF_US$1),
				p50: ms("percentiles", "50"),
				p90: ms("percentiles", "90"),
				p95: ms("percentiles", "95"),
				p99: ms("percentiles", "99")
			},
			maxMs: ms("max"),
			seconds,
			requests: good + bad,
			target: text("spec", "url") || null
		};
	});
	// src/loadtest/formats/heyConsole.ts
	/** Requests that were under way when the time was over: they are no errors. */
	const CUT_OFF$1 = /deadline/;
	/** The summary of hey, and of oha, which has its form; neither says the connections. */
	function summary({ requiredMs, optionalMs, optional, all }) {
		const milliseconds = requiredMs("Total", /^\s*Total:\s+([\d.]+ \w+)/);
		const seconds = milliseconds === null ? null : milliseconds / 1e3;
		const codes = all(/^\s*\[(\d{3})\]\s+(\d+) responses/).map(({ groups: [code, count] }) => ({
			isGood: Number(code) < 400,
			count: Number(count)
		}));
		const sum = (counted) => counted.reduce((total, { count }) => total + count, 0);
		const good = sum(codes.filter(({ isGood }) => isGood));
		const bad = sum(codes) - good;
		const errors = all(/^\s*\[(\d+)\]\s+(?!\d+ responses)(\D.*)$/).map(({ groups: [count, what = ""] }) => ({
			isCut: CUT_OFF$1.test(what),
			count: Number(count)
		}));
		const cut = sum(errors.filter(({ isCut }) => isCut));
		const unanswered = sum(errors) - cut;
		const rate = optional("Requests/sec", /^\s*Requests\/sec:\s+(\S+)/);
		const ranked = (rank) => optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}(?:\\.00)?%%? in ([\\d.]+ \\w+)`));
		const said = `${cut} requests were cut off at the end; they are left out.`;
		return {
			throughputPerSecond: codes.length > 0 ? per(good, seconds) : rate,
			errorsPerSecond: per(bad + unanswered, seconds),
			responseMs: {
				mean: requiredMs("Average", /^\s*Average:\s+([\d.]+ \w+)/),
				p50: ranked(50),
				p90: ranked(90),
				p95: ranked(95),
				p99: ranked(99)
			},
			maxMs: optionalMs("Slowest", /^\s*Slowest:\s+([\d.]+ \w+)/),
			seconds,
			requests: codes.length > 0 ? good + bad + unanswered : null,
			warnings: cut > 0 ? [warning("cut-off", said)] : []
		};
	}
	const SHAPE = [/^Summary:/m, /^\s*Requests\/sec:/m];
	/** What hey prints. */
	const heyConsole = consoleLevel("hey", SHAPE, summary);
	/** What oha prints. */
	const ohaConsole = consoleLevel("oha", [...SHAPE, /^\s*Success rate:/m], summary);
	// src/loadtest/formats/k6Level.ts
	/** Time of an iteration that is not spent with requests, for each request: sleep and the script itself. */
	function thinkOf({ iterationMs, iterationsPerSecond, requestsPerSecond, responseMs }) {
		if (iterationMs === null || !iterationsPerSecond || !requestsPerSecond || responseMs.mean === null) return null;
		return Math.max(0, iterationMs * iterationsPerSecond / requestsPerSecond - responseMs.mean);
	}
	/** Virtual users: their highest number, or where it changed how many were busy with an iteration on average. */
	function usersOf$1({ vus, iterationMs, iterationsPerSecond }, isRamp) {
		const busy = (iterationMs ?? 0) * (iterationsPerSecond ?? 0) / 1e3;
		return isRamp && busy > 0 ? busy : vus.most;
	}
	/** A level of k6 from what it sums up at the end: closed by its virtual users unless it dropped iterations of a rate. */
	function k6Level(tells) {
		const { requestsPerSecond: rate, failedShare, vus, dropped, runMs, requests } = tells;
		const failed = failedShare ?? 0;
		const isOpen = dropped !== null && dropped > 0;
		const isRamp = vus.most !== null && vus.least !== null && vus.least < .9 * vus.most;
		const seconds = runMs !== null ? runMs / 1e3 : rate && requests ? requests / rate : null;
		const arrivals = rate === null ? null : rate + (dropped ?? 0) / (seconds ?? Number.POSITIVE_INFINITY);
		const said = `The virtual users went from ${vus.least} to ${vus.most} inside this file, so that its means are of no single level; k6 writes points over time with --out csv=points.csv.`;
		const loopNote = isOpen ? `${dropped} iterations could not be begun, which only executors with an arrival rate tell.` : "A summary of k6 does not name its executor; users who wait for answers are assumed.";
		return {
			loop: isOpen ? "open" : "closed",
			loopNote,
			users: isOpen ? null : usersOf$1(tells, isRamp),
			arrivalsPerSecond: isOpen ? arrivals : null,
			throughputPerSecond: rate === null ? null : rate * (1 - failed),
			errorsPerSecond: rate === null ? null : rate * failed,
			responseMs: tells.responseMs,
			thinkMs: isOpen ? null : thinkOf(tells),
			maxMs: tells.maxMs,
			seconds,
			requests,
			warnings: isRamp ? [warning("ramp", said)] : []
		};
	}
	// src/loadtest/formats/k6Console.ts
	/** The summary that k6 prints at the end of a test. */
	const k6Console = consoleLevel("k6", [/^\s*(?:✓ |✗ )?http_req_duration\.*\s*:/m, /^\s*http_reqs\.*\s*:/m], ({ required, text, all }) => {
		const line = (name) => text(new RegExp(`^\\s*(?:✓ |✗ )?${name}\\.*\\s*:\\s*(.*)$`));
		const part = (name, key) => timeIn(line(name).split(/\s+/).find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1) ?? "");
		const count = (name) => Number(/^([\d.]+)/.exec(line(name))?.[1] ?? NaN);
		const rate = (name) => Number(/([\d.]+)\/s/.exec(line(name))?.[1] ?? NaN);
		const finite = (value) => Number.isFinite(value) ? value : null;
		const failed = finite(Number(/([\d.]+)%/.exec(line("http_req_failed"))?.[1] ?? NaN));
		const vus = (key) => finite(Number(new RegExp(`${key}=(\\d+)`).exec(line("vus"))?.[1] ?? NaN));
		const perSecond = finite(rate("http_reqs")) ?? required("http_reqs", /^\s*http_reqs.*\s([\d.]+)\/s/);
		return k6Level({
			requests: finite(count("http_reqs")),
			requestsPerSecond: perSecond,
			failedShare: failed === null ? null : failed / 100,
			iterationsPerSecond: finite(rate("iterations")),
			iterationMs: part("iteration_duration", "avg"),
			dropped: all(/^\s*(dropped_iterations)/).length > 0 ? finite(count("dropped_iterations")) : null,
			vus: {
				least: vus("min"),
				most: vus("max")
			},
			runMs: null,
			responseMs: {
				mean: part("http_req_duration", "avg"),
				p50: part("http_req_duration", "med"),
				p90: part("http_req_duration", "p(90)"),
				p95: part("http_req_duration", "p(95)"),
				p99: part("http_req_duration", "p(99)")
			},
			maxMs: part("http_req_duration", "max")
		});
	});
	// src/loadtest/formats/k6Summary.ts
	/** Numbers of a metric, in the form of `handleSummary` and of `--summary-export`. */
	function metric({ value, optional }, name, key) {
		const values = [
			"metrics",
			name,
			"values"
		];
		return valueAt(value, values) !== void 0 ? optional(...values, key) : optional("metrics", name, key);
	}
	/** The summary that k6 writes at the end of a test. */
	const k6Summary = jsonLevel("k6", [/"metrics"\s*:/, /"(?:http_reqs|http_req_duration|iterations)"\s*:/], (document) => {
		const of = (name, key) => metric(document, name, key);
		const duration = (key) => of("http_req_duration", key);
		if (of("http_reqs", "rate") === null) document.required("metrics", "http_reqs", "rate");
		return k6Level({
			requests: of("http_reqs", "count"),
			requestsPerSecond: of("http_reqs", "rate"),
			failedShare: of("http_req_failed", "rate") ?? of("http_req_failed", "value"),
			iterationsPerSecond: of("iterations", "rate"),
			iterationMs: of("iteration_duration", "avg"),
			dropped: of("dropped_iterations", "count"),
			vus: {
				least: of("vus", "min"),
				most: of("vus", "max")
			},
			runMs: document.optional("state", "testRunDurationMs"),
			responseMs: {
				mean: duration("avg"),
				p50: duration("med") ?? duration("p(50)"),
				p90: duration("p(90)"),
				p95: duration("p(95)"),
				p99: duration("p(99)")
			},
			maxMs: duration("max")
		});
	});
	// src/loadtest/run/batchMeans.ts
	/** Most batches, so that each is long against what one request does to the next. */
	const MOST_BATCHES = 20;
	const LEAST_BATCHES = 5;
	/** Standard error of the mean of a series that is even in time, by the means of its batches; null where it is too short. */
	function batchMeans(values) {
		const batches = Math.min(MOST_BATCHES, values.length);
		if (batches < LEAST_BATCHES) return null;
		const size = Math.floor(values.length / batches);
		const start = values.length - batches * size;
		return (deviation(Array.from({ length: batches }, (_, batch) => {
			return values.slice(start + batch * size, start + (batch + 1) * size).reduce((sum, value) => sum + value, 0) / size;
		})) ?? 0) / Math.sqrt(batches);
	}
	// src/loadtest/run/percentiles.ts
	/** Percentiles of values that are given as how often each occurs: the smallest that this share of all does not exceed. */
	function ranked(counts) {
		const sorted = [...counts].sort(([a], [b]) => a - b);
		const all = sorted.reduce((sum, [, count]) => sum + count, 0);
		return (share) => {
			let below = 0;
			for (const [value, count] of sorted) {
				below += count;
				if (below >= share * all && all > 0) return value;
			}
			return null;
		};
	}
	// src/loadtest/formats/locustJson.ts
	const SECOND$1 = /^\d{9,11}$/;
	/** Counts by a name that is a number, such as ms or a second since 1970. */
	function countsOf(value, path) {
		const counts = Object.entries(valueAt(value, path) ?? {});
		const isCount = ([key, count]) => Number.isFinite(Number(key)) && typeof count === "number" && count >= 0;
		return new Map(counts.filter(isCount).map(([key, count]) => [Number(key), count]));
	}
	function addTo(sum, more) {
		for (const [key, count] of more) sum.set(key, (sum.get(key) ?? 0) + count);
	}
	/** `locust --json`: an entry for each name; times in classes of ms, requests by second. It does not say the users. */
	const locustJson = {
		recognises: (text) => /"num_requests"\s*:/.test(text) && /"response_times"\s*:/.test(text),
		read: (file) => {
			const parsed = parsedJson(file);
			if ("trouble" in parsed) return found({ troubles: [parsed.trouble] });
			const entries = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
			const troubles = [];
			const { required, optional } = numberFields(entries, file.name, troubles);
			const times = /* @__PURE__ */ new Map();
			const seconds = /* @__PURE__ */ new Map();
			const sum = {
				requests: 0,
				failures: 0,
				ms: 0,
				begin: Number.POSITIVE_INFINITY,
				end: 0,
				max: 0
			};
			for (const at of entries.keys()) {
				const requests = required(at, "num_requests");
				const [ms, begin, end] = [
					required(at, "total_response_time"),
					required(at, "start_time"),
					required(at, "last_request_timestamp")
				];
				if (requests === null || ms === null || begin === null || end === null) continue;
				sum.requests += requests;
				sum.failures += optional(at, "num_failures") ?? 0;
				sum.ms += ms;
				sum.begin = Math.min(sum.begin, begin);
				sum.end = Math.max(sum.end, end);
				sum.max = Math.max(sum.max, optional(at, "max_response_time") ?? 0);
				addTo(times, countsOf(entries, [at, "response_times"]));
				addTo(seconds, countsOf(entries, [at, "num_reqs_per_sec"]));
			}
			const span = sum.end - sum.begin;
			if (!(span > 0)) {
				const accepted = "start_time before last_request_timestamp";
				return found({ troubles: [...troubles, trouble(file.name, "$[0]", "no time", accepted)] });
			}
			const whole = [...seconds].filter(([second]) => SECOND$1.test(String(second))).slice(1, -1);
			const percentile = ranked(times);
			const level = told(file.name, "Locust", {
				throughputPerSecond: per(sum.requests - sum.failures, span),
				throughputStandardError: batchMeans(whole.map(([, count]) => count)),
				errorsPerSecond: per(sum.failures, span),
				responseMs: {
					mean: sum.requests > 0 ? sum.ms / sum.requests : null,
					p50: percentile(.5),
					p90: percentile(.9),
					p95: percentile(.95),
					p99: percentile(.99)
				},
				maxMs: sum.max,
				resolutionMs: 1,
				seconds: span,
				requests: sum.requests,
				beginSeconds: sum.begin,
				endSeconds: sum.end
			});
			return found({
				levels: [level],
				troubles
			});
		}
	};
	// src/loadtest/formats/ohaJson.ts
	const MS_OF_S$1 = 1e3;
	/** Requests that were under way when the time was over: they are no errors. */
	const CUT_OFF = /deadline/;
	/** Numbers of an object by the names that a test takes. */
	function sum({ value, optional }, path, counts) {
		return Object.keys(valueAt(value, [path]) ?? {}).filter(counts).reduce((all, name) => all + (optional(path, name) ?? 0), 0);
	}
	/** `oha --output-format json`: seconds. It does not say the connections, and counts what was cut off at the end as errors. */
	const ohaJson = jsonLevel("oha", [/"requestsPerSec"\s*:/, /"latencyPercentiles"\s*:/], (document) => {
		const { required, optional } = document;
		const seconds = required("summary", "total");
		const answered = sum(document, "statusCodeDistribution", () => true);
		const good = sum(document, "statusCodeDistribution", (code) => Number(code) < 400);
		const cut = sum(document, "errorDistribution", (name) => CUT_OFF.test(name));
		const unanswered = sum(document, "errorDistribution", (name) => !CUT_OFF.test(name));
		const ms = (name) => times(optional("latencyPercentiles", name), MS_OF_S$1);
		const said = `${cut} requests were cut off at the end; oha lists them as errors, here they are left out.`;
		return {
			throughputPerSecond: answered > 0 ? per(good, seconds) : optional("summary", "requestsPerSec"),
			errorsPerSecond: per(answered - good + unanswered, seconds),
			responseMs: {
				mean: times(required("summary", "average"), MS_OF_S$1),
				p50: ms("p50"),
				p90: ms("p90"),
				p95: ms("p95"),
				p99: ms("p99")
			},
			maxMs: times(optional("summary", "slowest"), MS_OF_S$1),
			seconds,
			requests: answered + unanswered,
			warnings: cut > 0 ? [warning("cut-off", said)] : []
		};
	});
	// src/loadtest/formats/refused.ts
	const REFUSED = [
		{
			isIt: (text) => /^\s*<(?:!doctype html|html|head|body)\b/i.test(text),
			instead: "a file of results: this is a web page, perhaps of an error or a login"
		},
		{
			isIt: (text) => /^summary [+=]\s/m.test(text),
			instead: "the .jtl file of this run: what JMeter prints has no single requests (jmeter -l results.jtl)"
		},
		{
			isIt: (text) => /^Simulation \S+ started/m.test(text) || /^---- Requests -{20}/m.test(text),
			instead: "simulation.log of this run, in the folder of its report: what Gatling prints has no response times"
		},
		{
			isIt: (text) => /INFO\/locust\.main|^Type\s+Name\s+# reqs/m.test(text),
			instead: "the files of locust --csv: …_stats_history.csv has users and throughput by second"
		},
		{
			isIt: (text) => /^Bucket\s+#\s+%\s+Histogram/m.test(text),
			instead: "vegeta report -type=json: a histogram has neither rate nor duration"
		},
		{
			isIt: (text) => /^Value\(ms\)\s+Percentile\s+TotalCount/m.test(text),
			instead: "vegeta report -type=json: a distribution of latencies has neither rate nor duration"
		},
		{
			isIt: (text) => /^Percentage served,Time in ms/m.test(text),
			instead: "what ab prints: percentiles alone have neither users nor throughput"
		},
		{
			isIt: (text) => /^"?(?:Method"?,"?Name"?,"?Error|Count"?,"?Message"?,"?Traceback)/m.test(text),
			instead: "…_stats.csv or …_stats_history.csv of the same run: this lists the failures alone"
		},
		{
			isIt: (text) => /"status"\s*:/.test(text) && /"uptime_s"\s*:/.test(text),
			instead: "a file of results: this is the state of a server"
		},
		{
			isIt: (text, name) => /simulation\.log$/.test(name) && !/^(?:RUN|USER|REQUEST)\t/m.test(text),
			instead: "simulation.log in text, which Gatling wrote until 3.11: newer ones are binary. Of a newer Gatling take stats from its report as a table with columns users, throughputPerSecond and responseMeanMs"
		}
	];
	/** Files of tools that hold no level, with what to give in their place. */
	const refusedFiles = {
		recognises: (text, name) => REFUSED.some(({ isIt }) => isIt(text, name)),
		read: ({ name, text }) => {
			const instead = REFUSED.find(({ isIt }) => isIt(text, name))?.instead ?? "";
			return found({ troubles: [trouble(name, "whole file", text.trimStart(), instead)] });
		}
	};
	// src/loadtest/formats/siegeConsole.ts
	const MS_OF_S = 1e3;
	/** siege cuts times to hundredths of a second. */
	const RESOLUTION_MS = 10;
	/** A level of siege. Its successful transactions count what was redirected twice, its failed ones answers above 400. */
	function siegeLevel({ good, bad, seconds, meanS, longestS, underWay }) {
		const note = `siege had ${underWay} requests under way on average; more users if they pause.`;
		return {
			users: underWay === null ? null : Math.max(1, Math.ceil(underWay - .01)),
			usersNote: underWay === null ? "" : note,
			throughputPerSecond: per(good, seconds),
			errorsPerSecond: per(bad, seconds),
			responseMs: {
				mean: times(meanS, MS_OF_S),
				p50: null,
				p90: null,
				p95: null,
				p99: null
			},
			maxMs: times(longestS, MS_OF_S),
			resolutionMs: RESOLUTION_MS,
			seconds,
			requests: good === null ? null : good + (bad ?? 0)
		};
	}
	/** What siege prints at its end. */
	const siegeConsole = consoleLevel("siege", [/^Transaction rate:\s/m, /^Concurrency:\s/m], ({ required, optional }) => {
		const level = siegeLevel({
			good: required("Successful transactions", /^Successful transactions:\s+(\S+)/),
			bad: optional("Failed transactions", /^Failed transactions:\s+(\S+)/),
			seconds: required("Elapsed time", /^Elapsed time:\s+(\S+)/),
			meanS: required("Response time", /^Response time:\s+(\S+)/),
			longestS: optional("Longest transaction", /^Longest transaction:\s+(\S+)/),
			underWay: optional("Concurrency", /^Concurrency:\s+(\S+)/)
		});
		const users = optional("concurrent users", /^\*\* Preparing (\S+) concurrent users/);
		return users === null ? level : {
			...level,
			users,
			usersNote: ""
		};
	});
	// src/loadtest/formats/siegeJson.ts
	/** What siege prints at its end as JSON. It does not say the users. */
	const siegeJson = jsonLevel("siege", [/"transaction_rate"\s*:/, /"concurrency"\s*:/], ({ required, optional }) => siegeLevel({
		good: required("successful_transactions"),
		bad: optional("failed_transactions"),
		seconds: required("elapsed_time"),
		meanS: required("response_time"),
		longestS: optional("longest_transaction"),
		underWay: optional("concurrency")
	}));
	// src/reading/json.ts
	const isList = (value) => Array.isArray(value);
	const isNamed = (value) => typeof value === "object" && value !== null && !isList(value);
	const textOf = (value) => value === null || typeof value === "object" ? "" : String(value);
	/** The lists that hold numbers, rows of cells or objects with names, wherever they stand in what wraps them. */
	function listsIn(value) {
		if (isNamed(value)) return Object.values(value).flatMap(listsIn);
		if (!isList(value)) return [];
		const inner = value.filter(isNamed).flatMap(listsIn);
		return inner.length > 0 || value.length === 0 ? inner : [value];
	}
	/** Those of a text; none where it is no JSON, or nested deeper than can be followed. */
	function listsOf(text) {
		try {
			return listsIn(JSON.parse(text));
		} catch {
			return [];
		}
	}
	/** The rows of JSON that holds one list; null where a text is none, or holds several. */
	function jsonRows(text) {
		if (!/^\s*[[{]/.test(text)) return null;
		const [items, ...others] = listsOf(text);
		if (items === void 0 || others.length > 0) return null;
		const heads = items.every(isNamed) ? [...new Set(items.flatMap((item) => Object.keys(item)))] : [];
		return {
			heads,
			rows: items.map((item, index) => ({
				line: index + 1,
				cells: isNamed(item) ? heads.map((head) => textOf(item[head])) : (isList(item) ? item : [item]).map(textOf)
			}))
		};
	}
	// src/reading/number.ts
	const NUMBER = /^([+\-\u2212]?)([\d.,'’\s]+)(?:e([+\-\u2212]?\d{1,3}))?$/iu;
	const DIGITS = /^\d*$/;
	/** Thousands, all parted by the same mark: a point, a comma, an apostrophe or a space of any width. */
	const GROUPED = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/u;
	/** Full-width digits, signs and marks, as keyboards for East Asian scripts type them. */
	const FULL_WIDTH = /[\uff0b-\uff0e\uff10-\uff19]/gu;
	const halfWidth = (text) => text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 65248));
	const signed = (text) => text.replace("−", "-");
	/** A text as a number where the decimal mark is known; null where it is none. What no number can hold is infinite. */
	function numberWith(text, decimal) {
		const [, sign = "", body = "", exponent] = NUMBER.exec(halfWidth(text).trim()) ?? [];
		const [whole = "", decimals = "", ...more] = body.split(decimal);
		if (more.length > 0 || !DIGITS.test(decimals) || whole + decimals === "") return null;
		if (!DIGITS.test(whole) && (exponent !== void 0 || !GROUPED.test(whole))) return null;
		const digits = `${whole.replace(/\D/g, "")}.${decimals}0`;
		return Number(`${signed(sign)}0${digits}e${signed(exponent ?? "0")}`) + 0;
	}
	/**
	* What a text may mean as a number: nothing, one number, or two where a mark before three digits may be of thousands or
	* decimal, as in `1,200` and `1.200`; thousands first.
	*/
	function readingsOf(text) {
		const found = [".", ","].flatMap((mark) => numberWith(text, mark) ?? []);
		return [...new Set(found)].sort((a, b) => Math.abs(b) - Math.abs(a));
	}
	// src/reading/heads.ts
	/** A name of a column, or what stands behind a number, as it is looked at: in small letters, single spaces. */
	const plain = (text) => text.toLowerCase().replace(/[\s_]+/g, " ").trim();
	const SECOND = "s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|secondi|secondo";
	const MINUTE = "m|mins?|minutes?|minuten?|minutos?|minut[ioe]|minuut";
	const HOUR = "h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur";
	const DAY = "d|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag";
	const TIMES$2 = [
		[SECOND, 1],
		[MINUTE, 60],
		[HOUR, 3600],
		[DAY, 86400]
	];
	const LETTER = "[\\p{L}]";
	const PER$1 = `(?:/|(?<!${LETTER})(?:per|pro|par|je|por|al|a|each|every|in)(?!${LETTER}))`;
	const RATES = TIMES$2.map(([names, seconds]) => [new RegExp(`${PER$1} *(\\d{1,3})? *(?:${names})(?!${LETTER})`, "u"), seconds]);
	const SHORT = [
		[/(?:\b[rtqomec]ps|\bhz|(?<![\p{L}])s ?(?:-1|⁻¹)|\bpersec|persecond)\b|s⁻¹/u, 1],
		[/\b(?:[rtqm]pm)\b|min ?(?:-1|⁻¹)|perminute|\bminutely\b/u, 60],
		[/\b(?:[rtqm]ph)\b|(?<![\p{L}])h ?(?:-1|⁻¹)|perhour|\bhourly\b/u, 3600]
	];
	const PER_MS = /(?:\/|\b(?:per|pro|par|por)) *(?:ms|msec|milliseconds?|millisekunden?)(?!\p{L})/u;
	/** Bytes and bits, which are no messages. */
	const VOLUME = /(?<!\p{L})(?:(?:[kmgt]i?)?(?:bytes?|bits?)|[kmgt]i?b|b(?=ps|\/s))(?:ps)?(?!\p{L})/u;
	/** Whether a head, or what stands behind a number, tells of bytes. */
	const isVolume = (text) => VOLUME.test(plain(text));
	/** Seconds to which a rate is told, such as 60 for "requests/min" and 300 for "per 5 min"; null where none is named. */
	function rateSeconds(text) {
		const given = plain(text);
		if (PER_MS.test(given)) return .001;
		for (const [pattern, seconds] of RATES) {
			const [found, count = "1"] = pattern.exec(given) ?? [];
			if (found !== void 0 && Number(count) > 0) return Number(count) * seconds;
		}
		return SHORT.find(([pattern]) => pattern.test(given))?.[1] ?? null;
	}
	const COUNTED = [
		["ms|msec|millis(?:econds?)?|millisekunden?", "milliseconds"],
		[SECOND, "seconds"],
		[MINUTE, "minutes"],
		[HOUR, "hours"],
		[DAY, "days"]
	];
	/** What a column of counted time counts, such as "seconds" for "elapsed (s)"; null where its head does not say. */
	function countedIn(head) {
		const given = plain(head);
		return COUNTED.find(([names]) => new RegExp(`(?<!${LETTER})(?:${names})(?!${LETTER})`, "u").test(given))?.[1] ?? null;
	}
	// src/reading/rateCell.ts
	/** Words of magnitude, and what they multiply by. */
	const TIMES$1 = [
		[/^(?:k|tsd|thousand|tausend|mille)(?!\p{L})\.?\s*/iu, 1e3],
		[/^k(?=(?:req|msg|message|rps|tps|ops|hit|call|doc)\p{L}*)/iu, 1e3],
		[/^(?:m|mn|mio|mil|mill|millions?|millionen)(?!\p{L})\.?\s*/iu, 1e6]
	];
	/** A prefix that may be of thousandths or of millions. */
	const UNSURE = /^m(?=(?:req|msg|message|rps|tps|ops|hit|call|doc)\p{L}*)/iu;
	/** Parts a cell into its number and what is behind it; null where it holds no number, or one of something else. */
	function readCell(cell) {
		if (readingsOf(cell).length > 0) return {
			text: cell,
			times: 1,
			seconds: null
		};
		const [, text = "", space = "", behind = ""] = /^(.*?\d)(\s*)([\p{L}/].*)$/u.exec(cell) ?? [];
		if (readingsOf(text).length === 0) return null;
		const [magnitude, times] = TIMES$1.find(([words]) => words.test(behind)) ?? [/^/, 1];
		const unit = behind.replace(magnitude, "");
		const seconds = rateSeconds(unit);
		const isOther = seconds === null && (space === "" || unit.includes("%") || countedIn(unit) !== null);
		if (unit !== "" && (isOther || isVolume(unit) || UNSURE.test(unit))) return null;
		return {
			text,
			times,
			seconds
		};
	}
	/** The decimal mark of numbers: what those say that have one reading. */
	function decimalOf(texts) {
		const says = (mark, other) => texts.some((text) => text.includes(mark) && numberWith(text, other) === null && numberWith(text, mark) !== null) || texts.some((text) => text.split(other).length > 2 && numberWith(text, mark) !== null);
		const [point, comma] = [says(".", ","), says(",", ".")];
		const ambiguous = texts.find((text) => readingsOf(text).length > 1) ?? null;
		if (point !== comma) return {
			mark: point ? "." : ",",
			ambiguous: null
		};
		if (point || ambiguous === null) return {
			mark: point ? null : ".",
			ambiguous
		};
		return {
			mark: ambiguous.includes(",") ? "." : null,
			ambiguous
		};
	}
	// node_modules/d3-dsv/src/dsv.js
	var EOL = {};
	var EOF = {};
	var QUOTE = 34;
	var NEWLINE = 10;
	var RETURN = 13;
	function objectConverter(columns) {
		return new Function("d", "return {" + columns.map(function(name, i) {
			return JSON.stringify(name) + ": d[" + i + "] || \"\"";
		}).join(",") + "}");
	}
	function customConverter(columns, f) {
		var object = objectConverter(columns);
		return function(row, i) {
			return f(object(row), i, columns);
		};
	}
	function inferColumns(rows) {
		var columnSet = Object.create(null), columns = [];
		rows.forEach(function(row) {
			for (var column in row) if (!(column in columnSet)) columns.push(columnSet[column] = column);
		});
		return columns;
	}
	function pad(value, width) {
		var s = value + "", length = s.length;
		return length < width ? new Array(width - length + 1).join(0) + s : s;
	}
	function formatYear(year) {
		return year < 0 ? "-" + pad(-year, 6) : year > 9999 ? "+" + pad(year, 6) : pad(year, 4);
	}
	function formatDate(date) {
		var hours = date.getUTCHours(), minutes = date.getUTCMinutes(), seconds = date.getUTCSeconds(), milliseconds = date.getUTCMilliseconds();
		return isNaN(date) ? "Invalid Date" : formatYear(date.getUTCFullYear(), 4) + "-" + pad(date.getUTCMonth() + 1, 2) + "-" + pad(date.getUTCDate(), 2) + (milliseconds ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + ":" + pad(seconds, 2) + "." + pad(milliseconds, 3) + "Z" : seconds ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + ":" + pad(seconds, 2) + "Z" : minutes || hours ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + "Z" : "");
	}
	function dsv_default(delimiter) {
		var reFormat = new RegExp("[\"" + delimiter + "\n\r]"), DELIMITER = delimiter.charCodeAt(0);
		function parse(text, f) {
			var convert, columns, rows = parseRows(text, function(row, i) {
				if (convert) return convert(row, i - 1);
				columns = row, convert = f ? customConverter(row, f) : objectConverter(row);
			});
			rows.columns = columns || [];
			return rows;
		}
		function parseRows(text, f) {
			var rows = [], N = text.length, I = 0, n = 0, t, eof = N <= 0, eol = false;
			if (text.charCodeAt(N - 1) === NEWLINE) --N;
			if (text.charCodeAt(N - 1) === RETURN) --N;
			function token() {
				if (eof) return EOF;
				if (eol) return eol = false, EOL;
				var i, j = I, c;
				if (text.charCodeAt(j) === QUOTE) {
					while (I++ < N && text.charCodeAt(I) !== QUOTE || text.charCodeAt(++I) === QUOTE);
					if ((i = I) >= N) eof = true;
					else if ((c = text.charCodeAt(I++)) === NEWLINE) eol = true;
					else if (c === RETURN) {
						eol = true;
						if (text.charCodeAt(I) === NEWLINE) ++I;
					}
					return text.slice(j + 1, i - 1).replace(/""/g, "\"");
				}
				while (I < N) {
					if ((c = text.charCodeAt(i = I++)) === NEWLINE) eol = true;
					else if (c === RETURN) {
						eol = true;
						if (text.charCodeAt(I) === NEWLINE) ++I;
					} else if (c !== DELIMITER) continue;
					return text.slice(j, i);
				}
				return eof = true, text.slice(j, N);
			}
			while ((t = token()) !== EOF) {
				var row = [];
				while (t !== EOL && t !== EOF) row.push(t), t = token();
				if (f && (row = f(row, n++)) == null) continue;
				rows.push(row);
			}
			return rows;
		}
		function preformatBody(rows, columns) {
			return rows.map(function(row) {
				return columns.map(function(column) {
					return formatValue(row[column]);
				}).join(delimiter);
			});
		}
		function format(rows, columns) {
			if (columns == null) columns = inferColumns(rows);
			return [columns.map(formatValue).join(delimiter)].concat(preformatBody(rows, columns)).join("\n");
		}
		function formatBody(rows, columns) {
			if (columns == null) columns = inferColumns(rows);
			return preformatBody(rows, columns).join("\n");
		}
		function formatRows(rows) {
			return rows.map(formatRow).join("\n");
		}
		function formatRow(row) {
			return row.map(formatValue).join(delimiter);
		}
		function formatValue(value) {
			return value == null ? "" : value instanceof Date ? formatDate(value) : reFormat.test(value += "") ? "\"" + value.replace(/"/g, "\"\"") + "\"" : value;
		}
		return {
			parse,
			parseRows,
			format,
			formatBody,
			formatRows,
			formatRow,
			formatValue
		};
	}
	// src/loadtest/table/rows.ts
	/** Lines from which the separator is told. */
	const LOOKED_AT = 100;
	/** Most lines that one quoted cell goes over. */
	const MOST_LINES = 40;
	const quotes = (line) => line.split("\"").length - 1;
	const withoutQuoted = (line) => line.replace(/"(?:[^"]|"")*"/g, "\"\"");
	const words = (line) => line.trim().split(/\s+/);
	/** A table with bars may have them at both ends, too. */
	const inner = (line) => line.trim().replace(/^\|/, "").replace(/\|$/, "");
	/** Cells of a line in which every quote is closed. */
	function cellsOf(line, separator) {
		if (separator === " ") return words(line.replaceAll("\"", ""));
		const bare = separator === "|" ? inner(line) : line;
		return (bare.includes("\"") ? dsv_default(separator).parseRows(bare)[0] ?? [] : bare.split(separator)).map((cell) => cell.trim());
	}
	/** How many of the lines have as many of the separator as most others. */
	function agreement(lines, separator) {
		const counts = /* @__PURE__ */ new Map();
		for (const line of lines) {
			const count = cellsOf(line, separator).length;
			if (count > 1) counts.set(count, (counts.get(count) ?? 0) + 1);
		}
		return Math.max(0, ...counts.values()) / Math.max(1, lines.length);
	}
	/** What separates the cells of a text: what parts most of its lines into as many. */
	function separatorOf(text) {
		const lines = linesOf(text.slice(0, 2e4)).filter((line) => line.trim() !== "" && !/^\s*(?:#|\/\/)/.test(line)).slice(0, LOOKED_AT).map(withoutQuoted);
		const [, said] = /^sep=([;,\t|])/i.exec(lines[0] ?? "") ?? [];
		if (said !== void 0) return said;
		const found = [
			"	",
			";",
			"|",
			",",
			" "
		].map((separator) => ({
			separator,
			share: agreement(lines, separator)
		}));
		const best = Math.max(...found.map(({ share }) => share));
		return found.find(({ share }) => share >= .8 * best && share > 0)?.separator ?? ",";
	}
	/**
	* The rows of a text with a separator; empty lines are none. A quoted cell may go over several lines. A quote that is never
	* closed, or closes somewhere in other rows, is dropped, so that these stay.
	*/
	function rowsOf(text, separator) {
		const lines = linesOf(text);
		const rows = [];
		for (let at = 0; at < lines.length; at += 1) {
			const line = lines[at] ?? "";
			if (line.trim() === "") continue;
			const row = {
				line: at + 1,
				cells: []
			};
			rows.push(row);
			if (quotes(line) % 2 === 0) {
				row.cells = cellsOf(line, separator);
				continue;
			}
			const columns = rows[0] === row ? null : rows[0]?.cells.length ?? null;
			const more = columns === null ? null : closedWithin(lines, at, separator, columns);
			row.cells = more?.cells ?? cellsOf(line.replaceAll("\"", ""), separator);
			at += more?.lines ?? 0;
		}
		return rows;
	}
	/** The cells of a row whose quote is closed on a later line, and how many more lines it takes. */
	function closedWithin(lines, start, separator, columns) {
		let joined = lines[start] ?? "";
		for (let more = 1; more <= MOST_LINES && start + more < lines.length; more += 1) {
			const line = lines[start + more] ?? "";
			if (quotes(line) % 2 === 0 && cellsOf(line, separator).length === columns) return null;
			joined += `\n${line}`;
			if (quotes(joined) % 2 === 0) {
				const cells = cellsOf(joined, separator);
				return cells.length === columns ? {
					cells,
					lines: more
				} : null;
			}
		}
		return null;
	}
	// src/loadtest/table/grid.ts
	const NOTHING = /^(?:|-|–|n\/?a|null|none|\?)$/i;
	/** Whether a cell says that there is no value. */
	const isEmpty = (cell) => NOTHING.test(cell);
	const isNumber = (cell) => numberWith(cell, ".") !== null || numberWith(cell, ",") !== null;
	const isRemark = ({ cells }) => /^(?:#|\/\/|sep=)/i.test(cells[0] ?? "");
	const isRule = ({ cells }) => cells.every((cell) => /^[-:=+]*$/.test(cell));
	/** The row of heads: the first with as many cells as the table has columns, most of them no numbers. */
	function headOf(rows) {
		const columns = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
		const head = rows.slice(0, 20).find(({ cells }) => cells.length > 1 && 2 * cells.length > columns && !cells.every(isEmpty));
		if (head === void 0) return null;
		return 2 * head.cells.filter((cell) => !isNumber(cell) && !isEmpty(cell)).length > head.cells.length ? head : null;
	}
	const textRows = (text) => rowsOf(text, separatorOf(text)).filter((row) => !isRemark(row) && !isRule(row));
	/** The cells of a text with any separator, or of JSON that holds one list. */
	function gridOf(file) {
		const json = jsonRows(file.text);
		const all = json?.rows ?? textRows(file.text);
		const head = json === null ? headOf(all) : null;
		const columns = Math.max(0, ...all.map(({ cells }) => cells.length));
		const named = json?.heads ?? head?.cells ?? [];
		const heads = Array.from({ length: columns }, (_, at) => named[at] || `column ${at + 1}`);
		const rows = head === null ? all : all.slice(all.indexOf(head) + 1);
		const numbers = rows.flatMap(({ cells }) => cells.filter(isNumber));
		const isComma = json === null && !file.text.includes("\"") && separatorOf(file.text) === ",";
		const decimal = json !== null || isComma ? "." : decimalOf(numbers).mark ?? ".";
		const line = json === null ? "line" : "item";
		const troubles = heads.flatMap((name, at) => named[at] && heads.indexOf(name) < at ? [trouble(file.name, `${line} ${head?.line ?? 1}, column ${at + 1}`, name, "a head of its own")] : []);
		return {
			heads,
			hasHeads: named.length > 0,
			rows,
			decimal,
			place: (row, column) => `${line} ${row.line}, ${heads[column] ?? `column ${column + 1}`}`,
			troubles
		};
	}
	// src/loadtest/table/choice.ts
	/** What was chosen for an id, if it is one of the options, else what is taken. */
	function taken(id, options, otherwise, note, choices) {
		const chosen = choices[id];
		return {
			id,
			value: chosen !== void 0 && options.includes(chosen) ? chosen : otherwise,
			options,
			note
		};
	}
	// src/loadtest/table/columns.ts
	const NONE = "none";
	const LABELS = {
		users: "users",
		arrivals: "arrival rate",
		throughput: "throughput",
		responseMean: "mean response time",
		p50: "p50",
		p90: "p90",
		p95: "p95",
		p99: "p99",
		standardError: "standard error of throughput",
		think: "think time",
		seconds: "seconds",
		requests: "requests",
		errors: "errors",
		tool: "tool"
	};
	/** Roles that are asked for, or shown as not found, in every table. */
	const ALWAYS = [
		"users",
		"throughput",
		"responseMean"
	];
	/** Columns without heads: users and throughput in this order, then the mean response time. */
	function byOrder({ heads, hasHeads }) {
		const order = [
			"users",
			"throughput",
			"responseMean"
		];
		const isPlain = !hasHeads && heads.length >= 2 && heads.length <= order.length;
		return new Map(isPlain ? order.slice(0, heads.length).map((role, at) => [role, at]) : []);
	}
	/** Which column holds what, guessed by heads or chosen. */
	function chosenColumns(grid, file, choices) {
		const guessed = grid.hasHeads ? rolesOf(grid.heads) : byOrder(grid);
		const roles = new Map(guessed);
		const told = [];
		for (const role of Object.keys(LABELS)) {
			const id = `column of ${LABELS[role]} in ${file}`;
			const options = [...grid.heads, NONE];
			const chosen = choices[id];
			if (chosen === NONE) roles.delete(role);
			else if (chosen !== void 0 && grid.heads.includes(chosen)) roles.set(role, grid.heads.indexOf(chosen));
			const at = roles.get(role);
			if (at === void 0 && !ALWAYS.includes(role)) continue;
			const note = grid.hasHeads ? "" : "The columns have no heads; this is their usual order.";
			const needs = role === "throughput" && !roles.has("requests");
			const value = at === void 0 ? needs ? null : NONE : grid.heads[at] ?? null;
			told.push({
				id,
				value,
				options,
				note: at === void 0 ? "No head names it." : note
			});
		}
		return {
			roles,
			told
		};
	}
	// src/loadtest/table/share.ts
	const PERCENT = "percent";
	const SHARE = "share of 1";
	/** Meters round up, so that a share may be a little above 1. */
	const MOST = 1.05;
	/** Reads utilisations of columns as shares of 1, and says whether they were taken as percent. */
	function shareFactor(grid, columns, file, choices) {
		const numberAt = (row, column) => numberWith((row.cells[column] ?? "").replace(/\s*%$/, ""), grid.decimal);
		const values = grid.rows.flatMap((row) => columns.flatMap((at) => numberAt(row, at) ?? []));
		const isSaid = columns.some((at) => /%|percent|\bpct/i.test(grid.heads[at] ?? "")) || grid.rows.some((row) => columns.some((at) => (row.cells[at] ?? "").endsWith("%")));
		const isAbove = values.filter((value) => value > MOST).length > .1 * values.length;
		const note = isSaid ? "" : isAbove ? "Some are above 1." : "None is above 1, and no head says percent.";
		const choice = taken(`unit of utilisation in ${file}`, [PERCENT, SHARE], isSaid || isAbove ? PERCENT : SHARE, note, choices);
		const whole = choice.value === PERCENT ? 100 : 1;
		return {
			told: columns.length > 0 ? [choice] : [],
			read: (row, column, troubles) => {
				const cell = row.cells[column] ?? "";
				if (isEmpty(cell)) return null;
				const value = numberAt(row, column);
				if (value !== null && value >= 0 && value <= MOST * whole) return Math.min(1, value / whole);
				const accepted = whole === 1 ? "a share from 0 to 1" : "a percentage from 0 to 100";
				troubles.push(trouble(file, grid.place(row, column), cell, accepted));
				return null;
			}
		};
	}
	// src/loadtest/table/levels.ts
	const TIMES = [
		"responseMean",
		"p50",
		"p90",
		"p95",
		"p99"
	];
	const PER = {
		"per second": 1,
		"per minute": 60,
		"per hour": 3600
	};
	/** Numbers of a row by role; what is none becomes a trouble. */
	function reader(grid, file, roles, troubles) {
		const isNeeded = (role) => role === "users" || role === "throughput" || role === "arrivals";
		return (row, role) => {
			const at = roles.get(role);
			const cell = at === void 0 ? "" : row.cells[at] ?? "";
			if (at === void 0 || isEmpty(cell) && !isNeeded(role)) return null;
			const unit = TIMES.includes(role) ? timeIn(cell) : null;
			const rate = role === "throughput" ? readCell(cell) : null;
			const bare = numberWith(rate?.text ?? cell.replace(/\s*%$/, ""), grid.decimal);
			const value = unit ?? (bare === null ? null : bare * (rate?.times ?? 1));
			const least = isNeeded(role) ? "above zero" : "of zero or above";
			if (value !== null && Number.isFinite(value) && (isNeeded(role) ? value > 0 : value >= 0)) return value;
			troubles.push(trouble(file, grid.place(row, at), cell, `a number ${least}`));
			return null;
		};
	}
	/** Which unit makes N = X R hold best; ms where none comes near. */
	function unitByLaw(rows, read, seconds) {
		const second = median(rows.flatMap((row) => {
			const [n, x, r] = [
				read(row, "users"),
				read(row, "throughput"),
				read(row, "responseMean")
			];
			return n && x && r ? [n / (x / seconds * r)] : [];
		})) ?? 0;
		return Object.entries(MS_OF).find(([, ms]) => Math.abs(Math.log(second / (ms / 1e3))) < 1.5)?.[0] ?? "ms";
	}
	/** Units of times and of throughput: as heads name them, else as told. */
	function unitsOf(grid, file, roles, choices) {
		const silent = reader(grid, file, roles, []);
		const headOf = (role) => grid.heads[roles.get(role) ?? -1] ?? "";
		const told = [];
		const rate = rateSeconds(wordsOf(headOf("throughput")));
		let perSeconds = rate ?? 1;
		if (rate === null && roles.has("throughput")) {
			const choice = taken(`unit of throughput in ${file}`, Object.keys(PER), "per second", "Its head names no unit.", choices);
			told.push(choice);
			perSeconds = PER[choice.value] ?? 1;
		}
		let unit = "ms";
		if (TIMES.some((role) => roles.has(role) && timeUnitIn(headOf(role)) === null)) {
			const named = TIMES.flatMap((role) => timeUnitIn(headOf(role)) ?? [])[0];
			const guess = named ?? unitByLaw(grid.rows, silent, perSeconds);
			const note = named ? "As another head names it." : "No head names it; with this one users, throughput and times agree best.";
			const choice = taken(`unit of response times in ${file}`, Object.keys(MS_OF), guess, note, choices);
			told.push(choice);
			unit = choice.value;
		}
		const msOf = (role) => MS_OF[timeUnitIn(headOf(role)) ?? unit] ?? 1;
		return {
			told,
			perSeconds,
			msOf
		};
	}
	/** Errors per second from what a column of errors holds: a rate, a share of all, or a count. */
	function errorsOf(head, value, level) {
		if (value === null) return null;
		if (rateSeconds(wordsOf(head)) !== null) return value / (rateSeconds(wordsOf(head)) ?? 1);
		const { throughputPerSecond: x, seconds, requests } = level;
		if (/%|percent|pct|share|rate|ratio/i.test(head)) {
			const share = /%|percent|pct/i.test(head) || value > 1 ? value / 100 : value;
			return x && share < 1 ? x * share / (1 - share) : null;
		}
		if (seconds) return value / seconds;
		return requests && x ? x * value / Math.max(1, requests - value) : null;
	}
	/** Levels of a table with a row for each. */
	function readLevels(file, choices) {
		const grid = gridOf(file);
		const { roles, told: asked } = chosenColumns(grid, file.name, choices);
		const troubles = [...grid.troubles];
		const units = unitsOf(grid, file.name, roles, choices);
		const read = reader(grid, file.name, roles, troubles);
		const resources = grid.heads.flatMap((head, at) => {
			const name = resourceOf(head);
			return name === null ? [] : [{
				name,
				at,
				head
			}];
		});
		const share = shareFactor(grid, resources.map(({ at }) => at), file.name, choices);
		const levels = grid.rows.flatMap((row) => {
			const ms = (role) => {
				const value = read(row, role);
				const hasUnit = timeIn(row.cells[roles.get(role) ?? -1] ?? "") !== null;
				return value === null ? null : value * (hasUnit ? 1 : units.msOf(role));
			};
			const [users, arrivals, x] = [
				read(row, "users"),
				read(row, "arrivals"),
				read(row, "throughput")
			];
			const [seconds, requests] = [read(row, "seconds"), read(row, "requests")];
			const isBad = (role, value) => roles.has(role) && value === null;
			if (isBad("users", users) || isBad("throughput", x) || isBad("arrivals", arrivals)) return [];
			const utilisation = Object.fromEntries(resources.flatMap(({ name, at }) => {
				const value = share.read(row, at, troubles);
				return value === null ? [] : [[name, value]];
			}));
			const known = {
				users,
				arrivalsPerSecond: users === null ? arrivals : null,
				loop: users === null && arrivals !== null ? "open" : "closed",
				throughputPerSecond: x === null ? requests && seconds && requests / seconds : x / units.perSeconds,
				throughputStandardError: read(row, "standardError"),
				responseMs: {
					mean: ms("responseMean"),
					p50: ms("p50"),
					p90: ms("p90"),
					p95: ms("p95"),
					p99: ms("p99")
				},
				thinkMs: ms("think"),
				seconds,
				requests,
				utilisation
			};
			const errorsPerSecond = errorsOf(grid.heads[roles.get("errors") ?? -1] ?? "", read(row, "errors"), known);
			const tool = row.cells[roles.get("tool") ?? -1] || "table";
			return [told(file.name, tool, {
				...known,
				errorsPerSecond
			})];
		});
		return found({
			levels,
			troubles,
			choices: [
				...asked,
				...units.told,
				...share.told
			]
		});
	}
	// src/loadtest/formats/table.ts
	/** Any table with a row for each level. */
	const table = {
		recognises: (text, name) => {
			const grid = gridOf({
				name,
				text
			});
			const roles = rolesOf(grid.heads);
			const isNamed = roles.has("throughput") || roles.has("users") && grid.heads.length > 1;
			const isBare = !grid.hasHeads && grid.heads.length > 1 && grid.heads.length < 4;
			return grid.rows.length > 0 && (isNamed || isBare);
		},
		read: readLevels
	};
	// src/loadtest/formats/vegetaSender.ts
	/** How near the sent rate comes to the one that was asked for. */
	const PACED = 2e-4;
	/** How near rate times response comes to the number of workers that always wait for an answer. */
	const BUSY = .03;
	/**
	* Whether vegeta sent at a rate, or as fast as a fixed number of workers got answers (rate 0), which its files do not say. A rate that
	* was asked for is a whole number in a second or a minute; workers that always wait make rate times response a whole number.
	*/
	function senderOf({ requests, attackSeconds, meanMs }) {
		if (requests === null || !attackSeconds) return { loop: "open" };
		const rate = (requests - 1) / attackSeconds;
		const isWhole = (value) => Math.abs(value - Math.round(value)) <= PACED * value;
		const arrivalsPerSecond = isWhole(rate) ? Math.round(rate) : rate;
		if (isWhole(rate) || rate < 20 && isWhole(rate * 60) || meanMs === null) return {
			loop: "open",
			arrivalsPerSecond
		};
		const underWay = rate * meanMs / 1e3;
		const workers = Math.round(underWay);
		if (workers < 1 || Math.abs(underWay / workers - 1) > BUSY) return {
			loop: "open",
			arrivalsPerSecond
		};
		const why = `${rate.toFixed(1)} requests per second are no rate that one asks for, and ${underWay.toFixed(2)} were under way on average: vegeta seems to have sent without a rate, with ${workers} workers.`;
		return {
			loop: "closed",
			users: workers,
			usersNote: why,
			loopNote: why
		};
	}
	// src/loadtest/formats/vegetaReport.ts
	const S_OF_NS = 1e-9;
	const MS_OF_NS = 1e-6;
	/** `vegeta report -type=json`: ns. Throughput counts successes until the last answer. */
	const vegetaJson = jsonLevel("vegeta", [/"latencies"\s*:/, /"status_codes"\s*:/], ({ required, optional, text }) => {
		const requests = required("requests");
		const attackS = times(required("duration"), S_OF_NS);
		const seconds = attackS === null ? null : attackS + (optional("wait") ?? 0) * S_OF_NS;
		const good = requests === null ? null : requests * (optional("success") ?? 1);
		const ms = (name) => times(optional("latencies", name), MS_OF_NS);
		const mean = times(required("latencies", "mean"), MS_OF_NS);
		return {
			...senderOf({
				requests,
				attackSeconds: attackS,
				meanMs: mean
			}),
			throughputPerSecond: per(good, seconds),
			errorsPerSecond: per(requests === null || good === null ? null : requests - good, seconds),
			responseMs: {
				mean,
				p50: ms("50th"),
				p90: ms("90th"),
				p95: ms("95th"),
				p99: ms("99th")
			},
			maxMs: ms("max"),
			seconds,
			requests,
			beginSeconds: epochSeconds(text("earliest")),
			endSeconds: epochSeconds(text("latest"))
		};
	});
	/** Times of a line such as "1.908ms, 35.707ms", in ms. */
	const listMs = (text) => text.split(",").map(timeIn);
	/** What `vegeta report` prints. */
	const vegetaText = consoleLevel("vegeta", [/^Requests\s+\[total, rate/m, /^Latencies\s+\[/m], ({ required, text, optional }) => {
		const requests = required("Requests, total", /^Requests\s+\[[^\]]*\]\s+([\d.]+)/);
		const [totalMs = null, attackMs = null] = listMs(text(/^Duration\s+\[[^\]]*\]\s+(.*\S)/));
		const names = text(/^Latencies\s+\[([^\]]*)\]/).split(",").map((name) => name.trim());
		const values = listMs(text(/^Latencies\s+\[[^\]]*\]\s+(.*\S)/));
		const ms = (name) => values[names.indexOf(name)] ?? null;
		const percent = optional("Success", /^Success\s+\[ratio\]\s+([\d.]+)%/) ?? 100;
		const good = requests === null ? null : requests * percent / 100;
		const seconds = times(totalMs, .001);
		return {
			...senderOf({
				requests,
				attackSeconds: times(attackMs, .001),
				meanMs: ms("mean")
			}),
			throughputPerSecond: per(good, seconds) ?? required("Requests, throughput", /^Requests\s+\[[^\]]*\]\s+\S+ \S+ ([\d.]+)/),
			errorsPerSecond: per(requests === null || good === null ? null : requests - good, seconds),
			responseMs: {
				mean: ms("mean"),
				p50: ms("50"),
				p90: ms("90"),
				p95: ms("95"),
				p99: ms("99")
			},
			maxMs: ms("max"),
			seconds,
			requests
		};
	});
	// src/loadtest/formats/wrkConsole.ts
	/** What wrk prints, and wrk2, which sends at a rate that it does not print. */
	const wrkConsole = consoleLevel("wrk", [/^Running .* test @/m, /threads and \d+ connections/], ({ required, optional, optionalMs, requiredMs, text, all }, whole) => {
		const milliseconds = requiredMs("time of the test", /^\s*\S+ requests in ([\d.]+\w+)/);
		const seconds = milliseconds === null ? null : milliseconds / 1e3;
		const requests = required("requests", /^\s*(\S+) requests in/);
		const refused = optional("Non-2xx or 3xx responses", /Non-2xx or 3xx responses:\s*(\S+)/) ?? 0;
		const unanswered = all(/Socket errors:(.*)/).flatMap(({ text: counts }) => counts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
		const ranked = (rank) => optionalMs(`${rank}%`, new RegExp(`^\\s*${rank}(?:\\.0+)?%\\s+(\\S+)`));
		const throughput = per(requests === null ? null : requests - refused, seconds);
		const isPaced = /HdrHistogram - Recorded Latency|Thread calibration/.test(whole);
		const users = required("connections", /threads and (\S+) connections/);
		return {
			users: isPaced ? null : users,
			arrivalsPerSecond: isPaced ? throughput : null,
			loop: isPaced ? "open" : "closed",
			throughputPerSecond: throughput,
			errorsPerSecond: per(refused + unanswered, seconds),
			responseMs: {
				mean: requiredMs("Latency", /^\s*Latency\s+([\d.]+\w+)\s/),
				p50: ranked(50),
				p90: ranked(90),
				p95: ranked(95),
				p99: ranked(99)
			},
			maxMs: optionalMs("Latency, max", /^\s*Latency\s+\S+\s+\S+\s+([\d.]+\w+)\s/),
			seconds,
			requests,
			target: text(/test @ (\S+)/) || null
		};
	});
	// src/loadtest/formats/wrkJson.ts
	const S_OF_US = 1e-6;
	const MS_OF_US = .001;
	// src/loadtest/formats/list.ts
	/** The kinds of files; the first that recognises one reads it. */
	const FORMATS = [
		jsonLevel("wrk", [/"latency_us"\s*:/, /"duration_us"\s*:/], ({ required, optional }) => {
			const requests = required("requests");
			const seconds = times(required("duration_us"), S_OF_US);
			const of = (kind) => optional("errors", kind) ?? 0;
			const refused = of("status");
			const unanswered = of("connect") + of("read") + of("write") + of("timeout");
			const ms = (...path) => times(optional("latency_us", ...path), MS_OF_US);
			return {
				throughputPerSecond: per(requests === null ? null : requests - refused, seconds),
				errorsPerSecond: per(refused + unanswered, seconds),
				responseMs: {
					mean: times(required("latency_us", "mean"), MS_OF_US),
					p50: ms("percentiles", "50"),
					p90: ms("percentiles", "90"),
					p95: ms("percentiles", "95"),
					p99: ms("percentiles", "99")
				},
				maxMs: ms("max"),
				seconds,
				requests
			};
		}),
		ohaJson,
		autocannonJson,
		bombardierJson,
		siegeJson,
		artilleryJson,
		vegetaJson,
		k6Summary,
		locustJson,
		wrkConsole,
		abConsole,
		ohaConsole,
		heyConsole,
		vegetaText,
		autocannonConsole,
		bombardierConsole,
		siegeConsole,
		artilleryConsole,
		k6Console,
		refusedFiles,
		table
	];
	// src/loadtest/files.ts
	const KNOWN = "results of k6, JMeter, Locust, Gatling, wrk, ab, hey, oha, vegeta, autocannon, bombardier, siege or artillery, or a table with columns users, throughputPerSecond and responseMeanMs";
	const refused = (file, accepted) => found({ troubles: [trouble(file.name, "whole file", file.text.trimStart(), accepted)] });
	/** What is in one file. */
	function readFile({ name, text }, choices) {
		const file = {
			name,
			text: plainText(text)
		};
		if (file.text.trim() === "") return refused(file, "a file that holds something");
		if (isBinary(file.text)) return refused({
			...file,
			text: "no text"
		}, `text: ${KNOWN}`);
		const format = FORMATS.find(({ recognises }) => recognises(file.text, name));
		return format === void 0 ? refused(file, KNOWN) : format.read(file, choices);
	}
	/** What is in all files together. */
	function readAll(files, choices) {
		const all = files.map((file) => readFile(file, choices));
		return {
			levels: all.flatMap(({ levels }) => levels),
			troubles: all.flatMap(({ troubles }) => troubles),
			meters: all.flatMap(({ meters }) => meters),
			windows: all.flatMap(({ windows }) => windows),
			choices: all.flatMap((one) => one.choices)
		};
	}
	// src/loadtest/usersInName.ts
	const NAMED = /(?:^|[^a-z])(?:n|c|u|vus?|users?|threads?|conn(?:ection)?s?|clients?|concurrency|workers?)[-_=. ]?(\d{1,6})(?!\d|\.\d)|(?:^|[^a-z\d])(\d{1,6})[-_ ]?(?:vus?|users?|threads?|conn(?:ection)?s?|clients?|workers?)(?![a-z])/i;
	const RATE = /(?:^|[^a-z])(?:rate|rps|qps|r)[-_=. ]?(\d{1,7}(?:\.\d+)?)(?!\d)|(?:^|[^a-z\d])(\d{1,7})[-_ ]?(?:rps|qps|rate)(?![a-z])/i;
	const numberBy = (pattern, name) => {
		const [, after, before] = pattern.exec(baseName(name)) ?? [];
		const value = Number(after ?? before ?? 0);
		return value > 0 ? value : null;
	};
	/** The number of users that a file's name tells, such as 16 of "n16.json", "jmeter-n16.jtl" or "c=16.txt". */
	const usersInName = (name) => numberBy(NAMED, name);
	/** The rate per second that a file's name tells, such as 100 of "vegeta-rate100.json". */
	const rateInName = (name) => numberBy(RATE, name);
	// src/loadtest/users.ts
	/** A number somebody chose; null where it is none above zero. */
	function chosenNumber(text) {
		const value = Number(text ?? "");
		return Number.isFinite(value) && value > 0 ? value : null;
	}
	const loopId = (level) => `loop of ${level.file}`;
	/** Closed or open as chosen, else as the file tells it or its tool works. */
	function withLoop(level, choices) {
		const chosen = choices[loopId(level)];
		if (chosen === "open" && level.loop === "closed") return {
			...level,
			loop: "open",
			users: null,
			usersNote: ""
		};
		if (chosen === "closed" && level.loop === "open") return {
			...level,
			loop: "closed",
			arrivalsPerSecond: null
		};
		return level;
	}
	/** The rate of an open test: as the file tells it, as its name does, else what came back. */
	function withRate(level) {
		if (level.loop === "closed" || level.arrivalsPerSecond !== null) return level;
		const sent = (level.throughputPerSecond ?? 0) + (level.errorsPerSecond ?? 0);
		return {
			...level,
			arrivalsPerSecond: rateInName(level.file) ?? (sent > 0 ? sent : null)
		};
	}
	/** The users of a closed test, and the choice that names where they are from. */
	function usersOf(level, choices) {
		const id = `users of ${level.file}`;
		const named = level.users === null ? usersInName(level.file) : null;
		const users = chosenNumber(choices[id]) ?? level.users ?? named;
		const note = named === null ? level.usersNote : "Taken from the name of the file.";
		return {
			users,
			choice: {
				id,
				value: users === null ? null : String(users),
				options: [],
				note
			}
		};
	}
	/** Levels with the users or the rate that their file does not tell: from its name, as chosen, else asked for. */
	function completed(levels, choices) {
		const asked = /* @__PURE__ */ new Map();
		return {
			levels: levels.map((given) => {
				if (given.loopNote !== "") {
					const choice = taken(loopId(given), ["closed", "open"], given.loop, given.loopNote, choices);
					asked.set(choice.id, choice);
				}
				const level = withRate(withLoop(given, choices));
				if (level.loop === "open" || level.users !== null && level.usersNote === "") return level;
				const { users, choice } = usersOf(level, choices);
				asked.set(choice.id, choice);
				return {
					...level,
					users
				};
			}),
			asked: [...asked.values()]
		};
	}
	// src/loadtest/readLoadTest.ts
	const load = ({ users, arrivalsPerSecond }) => users ?? arrivalsPerSecond ?? Number.POSITIVE_INFINITY;
	function loopOf(levels) {
		const [loop, other] = [...new Set(levels.map((level) => level.loop))];
		return loop === void 0 ? null : other === void 0 ? loop : "mixed";
	}
	/** A level without what only checks and joins want. */
	const levelOf = (told) => told.throughputPerSecond === null ? [] : [{
		users: told.users,
		arrivalsPerSecond: told.arrivalsPerSecond,
		throughputPerSecond: told.throughputPerSecond,
		throughputStandardError: told.throughputStandardError,
		responseMs: told.responseMs,
		thinkMs: told.thinkMs,
		seconds: told.seconds,
		requests: told.requests,
		errorsPerSecond: told.errorsPerSecond,
		utilisation: told.utilisation,
		tool: told.tool,
		file: told.file,
		warnings: told.warnings
	}];
	/**
	* Reads the files of a load test, of any tool that is known and in any order, and says what is wrong with them. Never throws: what
	* cannot be read is among the troubles, and what is good stays.
	*/
	function readLoadTest(files, choices = {}) {
		const read = readAll(files, choices);
		const { levels, asked } = completed(read.levels, choices);
		const sorted = [...levels].sort((a, b) => load(a) - load(b));
		const all = [...read.choices, ...asked];
		return {
			levels: sorted.flatMap(levelOf),
			troubles: read.troubles,
			missing: all.filter(({ value }) => value === null).map(({ id }) => id),
			loop: loopOf(sorted),
			choices: all
		};
	}
	// src/system/refusal.ts
	const sentenceOf = ({ field, value, accepted }) => `${field} is ${value}; accepted: ${accepted}.`;
	/** A description that the module does not accept, with everything that is wrong in it. */
	var RefusedSystemError = class extends Error {
		refusals;
		constructor(refusals) {
			super(refusals.map(sentenceOf).join("\n"));
			this.name = "RefusedSystemError";
			this.refusals = refusals;
		}
	};
	// src/system/loadTest.ts
	const USERS_OF = "users of ";
	/** Names what was chosen and is no choice of these files, or no value of it. */
	function refuseUnknown(reading, choices) {
		const refusals = Object.entries(choices).flatMap(([id, value]) => {
			const choice = reading.choices.find((one) => one.id === id);
			if (choice === void 0) return [{
				field: "choice",
				value: id,
				accepted: reading.choices.map((one) => one.id).join(", ") || "none"
			}];
			const { options } = choice;
			return (options.length > 0 ? options.includes(value) : Number(value) > 0) ? [] : [{
				field: id,
				value,
				accepted: options.join(", ") || "a number above 0"
			}];
		});
		if (refusals.length > 0) throw new RefusedSystemError(refusals);
	}
	/** The levels of files, whatever their order. Throws a RefusedSystemError for a choice that there is not. */
	function readFiles(files, { users, choices = {} }) {
		const sorted = [...files].sort((a, b) => a.name < b.name ? -1 : 1);
		const reading = readLoadTest(sorted, choices);
		refuseUnknown(reading, choices);
		const asked = reading.missing.filter((id) => id.startsWith(USERS_OF));
		if (users === void 0 || asked.length === 0) return reading;
		const told = Object.fromEntries(asked.map((id) => [id, String(users)]));
		return readLoadTest(sorted, {
			...choices,
			...told
		});
	}
	/** The question about a load test that the module answers. */
	function questionOf({ levels }, asked) {
		const thinkMs = asked.thinkMs ?? median(levels, (level) => level.thinkMs);
		return {
			levels: levels.map((level) => ({
				users: level.users,
				arrivalsPerSecond: level.arrivalsPerSecond,
				throughputPerSecond: level.throughputPerSecond,
				throughputStandardError: level.throughputStandardError,
				responseMs: level.responseMs,
				utilisation: level.utilisation
			})),
			...asked,
			...thinkMs !== void 0 && { thinkMs }
		};
	}
	/** The module's answer with the levels that it is about. */
	const answerOf = ({ levels }, fitted) => ({
		levels: levels.map(({ users, throughputPerSecond, responseMs, tool, warnings }) => ({
			users,
			throughputPerSecond,
			responseMs,
			tool,
			warnings
		})),
		...fitted
	});
	// src/python/answers.ts
	/** What a function answers, as text; a refusal as the module of systems writes it. */
	function asText(answer) {
		try {
			return JSON.stringify(answer());
		} catch (error) {
			if (error instanceof RefusedSystemError) return JSON.stringify({ errors: error.refusals });
			throw error;
		}
	}
	exports.readers = {
		read: (files, options) => asText(() => readFiles(JSON.parse(files), JSON.parse(options))),
		question: (reading, asked) => asText(() => questionOf(JSON.parse(reading), JSON.parse(asked))),
		answer: (reading, fitted) => asText(() => answerOf(JSON.parse(reading), JSON.parse(fitted)))
	};
	return exports;
})({});
var readers = exported.readers;
