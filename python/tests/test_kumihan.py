"""The client against the program that KUMIHAN names: python3 -m unittest discover python/tests"""

import hashlib
import itertools
import os
import pickle
import tempfile
import unittest
from pathlib import Path

import kumihan

STAR = {"draw": "star", "date": "2026-10-14", "scale": 0.5}


class WorkerTests(unittest.TestCase):
    def test_a_notebook_shows_the_picture(self):
        with kumihan.Worker() as worker:
            result = worker.draw(STAR)
            self.assertEqual(result._repr_png_()[:8], b"\x89PNG\r\n\x1a\n")
            self.assertIsNone(result._repr_svg_())
            drawing = worker.draw({**STAR, "format": "svg"})
            self.assertIn("<svg", drawing._repr_svg_())
            self.assertIsNone(drawing._repr_png_())
            self.assertEqual(result.files[0].hash, hashlib.sha256(result.data).hexdigest())

    def test_a_failed_job_is_a_result_and_the_worker_goes_on(self):
        with kumihan.Worker() as worker:
            failed = worker.draw({"draw": "star", "date": "2026-02-30", "id": [1, "a"]})
            self.assertFalse(failed.ok)
            self.assertEqual(failed.id, [1, "a"])
            self.assertIsNone(failed._repr_png_())
            with self.assertRaisesRegex(kumihan.KumihanError, "day 30 does not exist"):
                failed.checked()
            with self.assertRaises(kumihan.KumihanError):
                failed.data
            self.assertTrue(worker.draw(STAR).ok)

    def test_many_jobs_are_drawn_in_order(self):
        jobs = [{**STAR, "date": f"2026-10-{day + 1:02}", "id": day} for day in range(5)]
        jobs[2]["date"] = "2026-02-30"
        # A line that a pipe may not hold beside another.
        jobs[3]["id"] = "x" * 100_000
        with kumihan.Worker() as worker:
            results = list(worker.draw_all(iter(jobs)))
            self.assertEqual([result.id for result in results], [job["id"] for job in jobs])
            self.assertEqual([result.ok for result in results], [True, True, False, True, True])
            self.assertEqual(list(worker.draw_all([])), [])
            self.assertEqual(worker.draw(jobs[0]).files, results[0].files)

    def test_a_loop_that_is_left_leaves_no_result_behind(self):
        jobs = [{**STAR, "date": f"2026-10-{day + 1:02}", "id": day} for day in range(5)]
        with kumihan.Worker() as worker:
            for result in worker.draw_all(jobs):
                self.assertEqual(result.id, 0)
                break
            self.assertEqual(worker.draw(jobs[4]).id, 4)

    def test_a_closed_worker_starts_anew(self):
        worker = kumihan.Worker()
        first = worker.draw(STAR)
        worker.close()
        self.assertEqual(worker.draw(STAR).files, first.files)
        worker.close()

    def test_a_worker_whose_batch_dies_says_so_and_goes_on(self):
        with kumihan.Worker() as worker:
            worker.draw(STAR)
            worker._process.kill()
            with self.assertRaises(kumihan.KumihanError):
                worker.draw(STAR)
            self.assertTrue(worker.draw(STAR).ok)


class BatchTests(unittest.TestCase):
    def jobs(self, count):
        return [{**STAR, "date": f"2026-10-{day + 1:02}", "id": day} for day in range(count)]

    def test_results_are_in_order(self):
        results = list(kumihan.batch(self.jobs(6), workers=2))
        self.assertEqual([result.id for result in results], list(range(6)))
        self.assertEqual([result.line for result in results], list(range(1, 7)))
        loose = kumihan.batch(self.jobs(6), workers=2, ordered=False)
        self.assertEqual({r.id: r.files for r in loose}, {r.id: r.files for r in results})

    def test_files_by_path(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.pdf")
            (result,) = kumihan.batch([{**STAR, "output": path}])
            self.assertEqual(result.files[0].path, Path(path))
            self.assertEqual(result.data, Path(path).read_bytes())
            self.assertEqual(result.files[0].size, len(result.data))

    def test_endless_jobs_are_taken_as_results_are(self):
        taken = itertools.count()

        def endless():
            while True:
                next(taken)
                yield STAR

        results = kumihan.batch(endless(), workers=1)
        for _ in range(3):
            self.assertTrue(next(results).ok)
        results.close()
        self.assertLess(next(taken), 5000)

    def test_errors_of_the_jobs_code_are_raised(self):
        def broken():
            yield STAR
            raise ValueError("mine")

        with self.assertRaisesRegex(ValueError, "mine"):
            list(kumihan.batch(broken(), workers=1))

    def test_errors_of_the_batch_are_raised(self):
        with self.assertRaisesRegex(kumihan.KumihanError, "--jobs 0 is out of range"):
            list(kumihan.batch([], workers=0))
        with self.assertRaisesRegex(kumihan.KumihanError, "there is no program '/no/kumihan'"):
            list(kumihan.batch([], program="/no/kumihan"))

    def test_done_jobs_are_not_drawn_again(self):
        with tempfile.TemporaryDirectory() as folder:
            journal = os.path.join(folder, "done.jsonl")
            first = list(kumihan.batch(self.jobs(2), resume=journal))
            # The time is the recorded one.
            self.assertEqual(list(kumihan.batch(self.jobs(3), resume=journal))[:2], first)

    def test_results_travel_between_processes(self):
        (result,) = kumihan.batch([STAR])
        self.assertEqual(pickle.loads(pickle.dumps(result)), result)


if __name__ == "__main__":
    unittest.main()
